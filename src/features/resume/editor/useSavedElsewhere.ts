import { useModel } from '@umijs/max';
import { useLatest, useMemoizedFn } from 'ahooks';
import { useEffect, useState } from 'react';
import { ignoreReported } from '@/request/errorHandler';
import type { Resume, ResumeSectionKey } from '@/services/types';
import { type ResumeSection, resumeSections } from '../shared/sections';
import { isSameValue, sectionValue } from '../values';

const isSameIn = (section: ResumeSection, one: Resume, other: Resume) =>
  isSameValue(section, sectionValue(one, section.key), sectionValue(other, section.key));

/**
 * Follows savings in other tabs of this browser: loads the newer résumé, and returns the sections that changed, until this
 * tab saves them otherwise.
 */
export function useSavedElsewhere(resume: Resume): readonly ResumeSectionKey[] {
  const { load, onSavedElsewhere } = useModel('resume');
  const before = useLatest(resume);
  const [changed, setChanged] = useState<{ sections: readonly ResumeSection[]; newer: Resume }>();

  const onSaved = useMemoizedFn(async (version: number) => {
    const base = before.current;
    if (version <= base.version) return;
    try {
      const { resume: newer } = await load();
      const sections = resumeSections.filter((section) => !isSameIn(section, base, newer));
      setChanged({ sections, newer });
    } catch (error) {
      // Nothing is lost: saving finds the newer version later.
      ignoreReported(error);
    }
  });
  useEffect(
    () => onSavedElsewhere((version) => void onSaved(version)),
    [onSavedElsewhere, onSaved],
  );
  if (!changed) return [];
  const { sections, newer } = changed;
  return sections.filter((section) => isSameIn(section, resume, newer)).map(({ key }) => key);
}
