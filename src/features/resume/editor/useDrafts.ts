import { useLatest } from 'ahooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDraftWriter } from '@/hooks/useDraftWriter';
import type { Resume, ResumeSectionKey } from '@/services/types';
import { readDraft } from '@/utils/draftStore';
import { type Drafts, draftsToStore, offeredDrafts } from '../drafts';
import { sectionOf } from '../shared/sections';
import { isSameValue, type SectionUpdate, sectionValue } from '../values';

function without(drafts: Drafts, key: ResumeSectionKey): Drafts {
  const { [key]: _dropped, ...rest } = drafts;
  return rest;
}

/** Unsaved work on the résumé: in the screen's memory, and what may rest there on the device for 24 hours. */
export function useDrafts(owner: string, resume: Resume) {
  const [drafts, setDrafts] = useState<Drafts>({});
  const [offered, setOffered] = useState<Drafts>({});
  const latest = useRef<Drafts>({});
  const saved = useLatest(resume);
  const key = `resume/${owner}`;

  const persist = useDraftWriter(key, owner, () => draftsToStore(latest.current, Date.now()));

  // What is offered and not yet decided on is kept beside what is being typed.
  useEffect(() => {
    latest.current = { ...offered, ...drafts };
  }, [offered, drafts]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: offered once, against the résumé as it was opened
  useEffect(() => {
    let isGone = false;
    void readDraft(key).then((stored) => {
      if (!isGone) setOffered(offeredDrafts(stored, resume, Date.now()));
    });
    return () => {
      isGone = true;
    };
  }, [key]);

  /** Applies a change to what the section holds by now: two changes of one moment both count. */
  const change = useCallback(
    (section: ResumeSectionKey, update: SectionUpdate) => {
      setDrafts((before) => {
        const description = sectionOf(section);
        const known = sectionValue(saved.current, section);
        const value = update(before[section] ?? known);
        const isSame = description && isSameValue(description, value, known);
        return isSame ? without(before, section) : { ...before, [section]: value };
      });
      persist();
    },
    [saved, persist],
  );
  const drop = useCallback(
    (section: ResumeSectionKey) => {
      setDrafts((before) => without(before, section));
      persist();
    },
    [persist],
  );
  const restore = useCallback(() => {
    setDrafts((before) => ({ ...offered, ...before }));
    setOffered({});
  }, [offered]);
  const discard = useCallback(() => {
    setOffered({});
    persist();
  }, [persist]);

  return { drafts, offered, change, drop, restore, discard };
}
