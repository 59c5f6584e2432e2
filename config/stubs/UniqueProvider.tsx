import type { ReactNode } from 'react';

/** Stands for antd's provider of `tooltip.unique`, which the portal does not use (config/standIns.ts). */
export default function UniqueProvider({ children }: { children: ReactNode }) {
  return children;
}
