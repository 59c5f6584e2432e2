import type { ReactNode } from 'react';

/**
 * Stands for tips that the portal never shows: at a form item's label (hints stand above the control), at a small circle of
 * Progress, at steps within a line, at a file that failed (its failure is said in words) and at ProFormList's own icons.
 */
export default function NoTip({ children }: { children: ReactNode }) {
  return children;
}
