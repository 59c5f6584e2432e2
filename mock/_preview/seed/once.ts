/** Remembers the answer of `make`: seed data are made at first use, for they cost start-up time otherwise. */
export function once<T>(make: () => T): () => T {
  let held: { value: T } | undefined;
  return () => {
    held ??= { value: make() };
    return held.value;
  };
}

/** Like `once`, but made anew when `key()` has changed (the scale, the day). */
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
