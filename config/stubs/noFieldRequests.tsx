import type { ReactNode } from 'react';

/**
 * Stands for swr, by which pro-components' fields and forms read what their `request` asks for. The portal reads by its
 * own calls and hands in the answer, so the key is always null.
 */
export default function useNoRequest(key: unknown) {
  const asked = typeof key === 'function' ? key() : key;
  if (asked)
    throw new Error('The request of a field is not part of this portal: hand in its options');
  return { data: undefined, isValidating: false, mutate: () => undefined };
}

export function SWRConfig({ children }: { children: ReactNode }) {
  return children;
}

export function useSWRConfig() {
  return { cache: new Map() };
}
