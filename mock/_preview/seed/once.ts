/** Calls `make` at first use and keeps the result, so that seed data do not slow down the start. */
export function once<T>(make: () => T): () => T {
  let held: { value: T } | undefined;
  return () => {
    held ??= { value: make() };
    return held.value;
  };
}

/** Like `once`, but calls `make` again when `key()` has changed, such as the scale or the day. */
export function oncePer<T>(key: () => string | number, make: () => T): () => T {
  let held: { key: string | number; value: T } | undefined;
  return () => {
    const wanted = key();
    if (held?.key !== wanted) {
      held = { key: wanted, value: make() };
    }
    return held.value;
  };
}
