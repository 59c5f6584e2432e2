import { BizError } from '@/request/failure';

/** The error of a call that the server answered with this body (contract: Envelope). */
export function bizError(body: object, status = 200): BizError {
  return new BizError({ data: body, status, headers: {}, config: {} } as ConstructorParameters<
    typeof BizError
  >[0]);
}
