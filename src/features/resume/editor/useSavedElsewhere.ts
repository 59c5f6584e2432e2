import { useModel } from '@umijs/max';
import { useLatest, useMemoizedFn } from 'ahooks';
import { useEffect, useState } from 'react';
import { ignoreReported } from '@/request/errorHandler';
import type { Resume, ResumeSectionKey } from '@/services/types';
import { type ResumeSection, resumeSections } from '../shared/sections';
import { isSameValue, sectionValue } from '../values';

/** Follows savings in other tabs of this browser: loads the newer résumé, and returns the sections that changed. */
export function useSavedElsewhere(resume: Resume): readonly ResumeSectionKey[] {
  const { load, onSavedElsewhere } = useModel('resume');
  const before = useLatest(resume);
  const [changed, setChanged] = useState<readonly ResumeSectionKey[]>([]);

  const onSaved = useMemoizedFn(async (version: number) => {
    const base = before.current;
    if (version <= base.version) return;
    try {
      const { resume: newer } = await load();
      const isChanged = (section: ResumeSection) =>
        !isSameValue(section, sectionValue(base, section.key), sectionValue(newer, section.key));
      setChanged(resumeSections.filter(isChanged).map(({ key }) => key));
    } catch (error) {
      // Nothing is lost: saving finds the newer version later.
      ignoreReported(error);
    }
  });
  useEffect(
    () => onSavedElsewhere((version) => void onSaved(version)),
    [onSavedElsewhere, onSaved],
  );
  return changed;
}
