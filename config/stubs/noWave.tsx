import type { ReactNode } from 'react';

/** Stands for antd's wave around what was pressed: the portal has no motion without a meaning. */
export default function NoWave({ children }: { children: ReactNode }) {
  return children;
}
