import type { ReactNode } from 'react';

/** Stands for antd's wave around what was pressed: the portal's look has no motion that says nothing. */
export default function NoWave({ children }: { children: ReactNode }) {
  return children;
}
