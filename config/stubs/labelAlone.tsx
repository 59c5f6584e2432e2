import type { ReactNode } from 'react';

/** Stands for pro-components' label with a tip and a second line: the portal gives it a label alone. */
export function LabelIconTip({ label }: { label: ReactNode }) {
  return label;
}
