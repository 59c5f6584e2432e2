interface Token {
  [name: string]: unknown;
}

export const statistic = {};

/** Merges style tokens as Ant Design does in production. */
export function merge(...tokens: Token[]): Token {
  return Object.assign({}, ...tokens);
}

/** Stands for Ant Design's count of which component reads which token, which only its own build needs. */
export default function statisticToken(token: Token) {
  return { token, keys: undefined, flush: () => undefined };
}
