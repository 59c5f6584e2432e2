/** A list of functions to call when something happens. */
export interface Listeners<T> {
  /** Calls `listener` from now on. Returns the function that ends the subscription. */
  add: (listener: (value: T) => void) => () => void;
  /** Calls all current listeners. A listener may subscribe or unsubscribe while it is called. */
  call: (value: T) => void;
}

/** A list without listeners yet. */
export function createListeners<T = void>(): Listeners<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    add: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    call: (value) => {
      for (const listener of [...listeners]) listener(value);
    },
  };
}
