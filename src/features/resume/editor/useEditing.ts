import { useCallback, useEffect, useMemo } from 'react';
import type { ResumeEdit, ResumeSectionKey } from '@/services/types';
import type { OfferedDraft } from '../drafts';
import { resumeSections } from '../shared/sections';
import { withSection } from '../values';
import { useDrafts } from './useDrafts';
import { useEpoch } from './useEpoch';

/** The résumé as it is being edited: what the server has with what is unsaved over it, and when forms begin anew. */
export function useEditing(owner: string, edit: ResumeEdit) {
  const { resume, rules } = edit;
  const { restore, obeyLocks, ...own } = useDrafts(owner, edit);
  const { drafts } = own;
  const { epoch, renew, renewWith } = useEpoch(resume.version);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rules alone lock a field
  useEffect(() => {
    if (obeyLocks()) renew();
  }, [rules]);

  const current = useMemo(
    () =>
      resumeSections.reduce((whole, { key }) => {
        const draft = drafts[key];
        return draft ? withSection(whole, key, draft) : whole;
      }, resume),
    [resume, drafts],
  );
  const takeUp = (offer: OfferedDraft) => {
    restore(offer);
    renew();
  };
  const isUnsaved = useCallback((key: ResumeSectionKey) => key in drafts, [drafts]);
  return {
    ...own,
    restore: takeUp,
    current,
    isUnsaved,
    isDirty: Object.keys(drafts).length > 0,
    lockedFieldsOf: (key: ResumeSectionKey) =>
      rules.find((rule) => rule.section === key)?.lockedFields ?? unlocked,
    epoch,
    renew,
    renewWith,
  };
}

const unlocked: readonly string[] = [];
