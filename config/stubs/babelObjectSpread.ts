/** Stands for Babel's helper of `{ ...a, ...b }`, which asks for four others. */
export default function objectSpread(target: object, ...sources: object[]): object {
  return Object.assign(target, ...sources);
}
