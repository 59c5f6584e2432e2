import { useModel } from '@umijs/max';
import { useLatest, useMemoizedFn } from 'ahooks';
import { useEffect, useState } from 'react';
import { alreadySaid } from '@/request/alreadySaid';
import type { Resume, ResumeSectionKey } from '@/services/types';
import { type ResumeSection, resumeSections } from '../shared/sections';
import { isSameValue, sectionValue } from '../values';

function changedBetween(before: Resume, after: Resume): ResumeSectionKey[] {
  const isChanged = (section: ResumeSection) =>
    !isSameValue(section, sectionValue(before, section.key), sectionValue(after, section.key));
  return resumeSections.filter(isChanged).map(({ key }) => key);
}

/**
 * Follows savings in other tabs: takes the newer résumé at once, and tells which sections it has changed.
 * `contested` are those of them that hold unsaved work here: one of both has to be chosen.
 */
export function useSavedElsewhere(resume: Resume, isUnsaved: (key: ResumeSectionKey) => boolean) {
  const { load, onSavedElsewhere } = useModel('resume');
  const before = useLatest(resume);
  const [changed, setChanged] = useState<readonly ResumeSectionKey[]>([]);
  const [contested, setContested] = useState<readonly ResumeSectionKey[]>([]);

  const follow = useMemoizedFn(async (version: number) => {
    const base = before.current;
    if (version <= base.version) return;
    try {
      const { resume: newer } = await load();
      const keys = changedBetween(base, newer);
      setChanged(keys);
      setContested((known) => [...new Set([...known, ...keys.filter(isUnsaved)])]);
    } catch (error) {
      // Saving will find the newer version.
      alreadySaid(error);
    }
  });
  useEffect(() => onSavedElsewhere((version) => void follow(version)), [onSavedElsewhere, follow]);

  const settle = useMemoizedFn((key: ResumeSectionKey) =>
    setContested((known) => known.filter((other) => other !== key)),
  );
  return { changed, contested, settle };
}
