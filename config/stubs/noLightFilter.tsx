import type { ReactNode } from 'react';

/** Stands for pro-components' filter in a popover, which wraps a field where its form is a LightFilter: none is. */
export function LightWrapper({ children }: { children: ReactNode }) {
  return children;
}
