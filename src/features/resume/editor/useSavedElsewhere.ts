import { useModel } from '@umijs/max';
import { useLatest, useMemoizedFn } from 'ahooks';
import { useEffect, useState } from 'react';
import { ignoreReported } from '@/request/errorHandler';
import type { Resume, ResumeSectionKey } from '@/services/types';
import { type ResumeSection, resumeSections } from '../shared/sections';
import { isSameValue, sectionValue } from '../values';

function changedBetween(before: Resume, after: Resume): ResumeSectionKey[] {
  const isChanged = (section: ResumeSection) =>
    !isSameValue(section, sectionValue(before, section.key), sectionValue(after, section.key));
  return resumeSections.filter(isChanged).map(({ key }) => key);
}

/**
 * Follows savings in other tabs: loads the newer résumé and reports the sections that changed. `contested` are those of
 * them with unsaved work in this tab: the person must choose one version.
 */
export function useSavedElsewhere(resume: Resume, isUnsaved: (key: ResumeSectionKey) => boolean) {
  const { load, onSavedElsewhere } = useModel('resume');
  const before = useLatest(resume);
  const [changed, setChanged] = useState<readonly ResumeSectionKey[]>([]);
  const [contested, setContested] = useState<readonly ResumeSectionKey[]>([]);

  const onSaved = useMemoizedFn(async (version: number) => {
    const base = before.current;
    if (version <= base.version) return;
    try {
      const { resume: newer } = await load();
      const keys = changedBetween(base, newer);
      setChanged(keys);
      setContested((known) => [...new Set([...known, ...keys.filter(isUnsaved)])]);
    } catch (error) {
      // Nothing is lost: saving finds the newer version later.
      ignoreReported(error);
    }
  });
  useEffect(
    () => onSavedElsewhere((version) => void onSaved(version)),
    [onSavedElsewhere, onSaved],
  );

  const forgetChange = useMemoizedFn((key: ResumeSectionKey) =>
    setContested((known) => known.filter((other) => other !== key)),
  );
  return { changed, contested, forgetChange };
}
