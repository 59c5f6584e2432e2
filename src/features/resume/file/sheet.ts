import type { ResumeTemplate } from '@/services/types';
import type { TimelineEntry } from '../view/timeline';

export interface SheetFact {
  label: string;
  text: string;
  /** Takes the whole line. */
  isLong: boolean;
}

export interface SheetSection {
  title: string;
  /** The facts of each entry; absent where `line` is shown. */
  entries: readonly (readonly SheetFact[])[];
  line?: readonly TimelineEntry[];
}

/** The résumé as its sheet shows it, in words. */
export interface Sheet {
  layout: ResumeTemplate['layout'];
  name: string;
  headline: string;
  /** Says that numbers are masked. */
  note?: string;
  photo?: { data: ArrayBuffer; type: 'jpg' | 'png'; alt: string };
  sections: readonly SheetSection[];
}
