import type { ReactNode } from 'react';

/** Stands for the tip beside a form item's label: the portal says hints in words above the control. */
export default function NoTip({ children }: { children: ReactNode }) {
  return children;
}
