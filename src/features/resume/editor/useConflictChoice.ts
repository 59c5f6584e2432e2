import { useModel } from '@umijs/max';
import type { RefObject } from 'react';
import type { Resume } from '@/services/types';
import type { ResumeSection } from '../shared/sections';
import { type SectionValue, sectionValue } from '../values';
import { useFocusFallback } from './useFocusFallback';
import type { ResumeFormState } from './useResumeForm';
import type { useSectionSave } from './useSectionSave';

interface Place {
  section: ResumeSection;
  /** The section's value in the form. */
  value: SectionValue;
  /** The résumé on the server. */
  resume: Resume;
  /** The element whose heading takes the focus when the choice comes or goes. */
  card: RefObject<HTMLElement | null>;
}

/**
 * The conflict of a section, found by saving it or by receiving a newer résumé, and the two ways to resolve it: save my
 * version over the newer one, or take the newer one. Undefined without a conflict.
 */
export function useConflictChoice(
  { section, value, resume, card }: Place,
  { contested, resetTo }: Pick<ResumeFormState, 'contested' | 'resetTo'>,
  saving: Pick<ReturnType<typeof useSectionSave>, 'conflict' | 'closeConflict' | 'run'>,
) {
  const { adopt } = useModel('resume');
  const { key } = section;
  const newer = saving.conflict?.newer ?? (contested.includes(key) ? resume : undefined);
  useFocusFallback(card, newer !== undefined);
  if (!newer) return undefined;
  return {
    // The person may continue typing while the choice is shown, so `mine` is always the current value.
    conflict: { section, mine: value, newer },
    onKeepMine: () => {
      adopt(newer);
      void saving.run(section, () => value, newer);
    },
    onTakeNewer: () => {
      adopt(newer);
      saving.closeConflict();
      resetTo(key, sectionValue(newer, key));
    },
  };
}
