import type { AxiosResponse } from '@umijs/max';
import { infoOf, isEnvelope, isSuccess, wordsOf } from './envelope';
import type { BizInfo } from './types';

/** The server answered, and not with success: carries the response and what it said (spec §7). */
export class BizError extends Error {
  override readonly name = 'BizError';
  readonly info: BizInfo;
  /** False when nothing can be read in the body: a page, a truncated body, an empty 500, a success with other data than was asked for. */
  readonly hasEnvelope: boolean;

  /** @param body the parsed body, which for files is not `response.data` */
  constructor(
    readonly response: AxiosResponse<unknown>,
    body: unknown = response.data,
  ) {
    const info = infoOf(body);
    const hasEnvelope = isEnvelope(body) && !isSuccess(body);
    super(hasEnvelope ? info.messages?.join('\n') || info.errorMessage || '' : wordsOf(body));
    this.info = info;
    this.hasEnvelope = hasEnvelope;
  }
}

export function isBizError(error: unknown): error is BizError {
  return error instanceof BizError;
}
