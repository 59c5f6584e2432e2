/** A server's own way to write a moment as a text. Both functions get any text of a call, and return what is no moment unchanged. */
interface Times {
  /** From the server's writing to ISO 8601 with an offset. */
  read(text: string): string;
  /** The other way round. */
  write(text: string): string;
}

interface Wire {
  /** Calls that stand elsewhere, as method and path of the contract and of the server: `{ 'get /usercenter': 'post /user/centre' }`. */
  calls: Readonly<Record<string, string>>;
  /** The contract's name of each field of the envelope, and the server's. */
  envelope: Readonly<Record<string, string>>;
  /** The same of a page: in the query, and in the answer. */
  paging: Readonly<Record<'current' | 'pageSize' | 'list' | 'total', string>>;
  /** The number of the first page. */
  firstPage: 0 | 1;
  /** How fields and parameters are spelt: `recruitType`, or `recruit_type`. Names in the two tables above are taken as they stand. */
  names: 'camelCase' | 'snake_case';
  /** The server's error codes, each with the contract's word for it: `{ 40901: 'DELIVERY_DUPLICATE' }`. Others stay as they are. */
  errorCodes: Readonly<Record<string, string>>;
  /** Undefined: as in the contract. `ms` and `s`: numbers, since 1970; a number is a moment by its field's name (`closesAt`). */
  times: Times | 'ms' | 's' | undefined;
}

/**
 * What a server does otherwise than config/openapi.yaml says, each in one line: the rest of the portal speaks the contract
 * (docs/going-live.md). src/request/wire.ts applies it to every call and every answer.
 */
export const wire: Wire = {
  calls: {},
  envelope: {
    success: 'success',
    data: 'data',
    errorCode: 'errorCode',
    errorMessage: 'errorMessage',
    messages: 'messages',
    showType: 'showType',
    fieldErrors: 'fieldErrors',
  },
  paging: { current: 'current', pageSize: 'pageSize', list: 'list', total: 'total' },
  firstPage: 1,
  names: 'camelCase',
  errorCodes: {},
  times: undefined,
};

/** Whether the server speaks the contract as it is. Then alone the page makes its first calls (src/first-paint). */
export function speaksContract({
  calls,
  envelope,
  paging,
  firstPage,
  names,
  times,
}: Wire): boolean {
  const isRenamed = ([own, other]: [string, string]) => own !== other;
  return (
    Object.keys(calls).length === 0 &&
    ![envelope, paging].some((table) => Object.entries(table).some(isRenamed)) &&
    firstPage === 1 &&
    names === 'camelCase' &&
    times === undefined
  );
}
