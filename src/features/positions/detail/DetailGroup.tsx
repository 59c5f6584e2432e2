import type { ReactNode } from 'react';
import Facts, { type Fact } from '@/components/Facts';
import Part from '@/components/Part';

interface DetailGroupProps {
  title: string;
  /** Facts without a value are left out. */
  facts: readonly Fact[];
  children?: ReactNode;
}

/** A group of facts under its heading. */
export default function DetailGroup({ title, facts, children }: DetailGroupProps) {
  return (
    <Part title={title}>
      <Facts facts={facts} columns={2} />
      {children}
    </Part>
  );
}
