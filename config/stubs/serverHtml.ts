import type { ReactNode } from 'react';

/** Stands for Umi's whole page as a component: for pages rendered on a server, which the portal's are not. */
export function Html({ children }: { children: ReactNode }) {
  return children;
}
