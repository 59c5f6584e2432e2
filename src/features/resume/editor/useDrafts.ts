import { useLatest } from 'ahooks';
import isEqual from 'lodash/isEqual';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDraftWriter } from '@/hooks/useDraftWriter';
import type { ResumeEdit, ResumeSectionKey } from '@/services/types';
import { holdLock } from '@/utils/tabLock';
import { type Drafts, draftsToStore, type OfferedDraft, withoutLocked } from '../drafts';
import { sectionOf } from '../shared/sections';
import { isSameValue, type SectionUpdate, type SectionValue, sectionValue } from '../values';
import { draftKey, useOffers } from './useOffers';

function without(drafts: Drafts, key: ResumeSectionKey): Drafts {
  const { [key]: _dropped, ...rest } = drafts;
  return rest;
}

/** Unsaved work on the résumé: in the screen's memory, and what may rest there on the device for 24 hours. */
export function useDrafts(owner: string, edit: ResumeEdit) {
  // Each tab keeps its own: two of them typing in the same section never overwrite each other.
  const [key] = useState(() => draftKey(owner));
  const [drafts, setDrafts] = useState<Drafts>({});
  // What was typed by now, which the screen may not have drawn yet.
  const latest = useRef<Drafts>({});
  const saved = useLatest(edit);
  const offers = useOffers(owner, edit.resume);

  const write = useDraftWriter(key, owner, () => draftsToStore(latest.current, Date.now()));
  useEffect(() => holdLock(key), [key]);

  const put = useCallback(
    (next: Drafts) => {
      latest.current = next;
      setDrafts(next);
      write();
    },
    [write],
  );
  /** Applies a change to what the section holds by now: two changes of one moment both count. */
  const change = useCallback(
    (section: ResumeSectionKey, update: SectionUpdate) => {
      const description = sectionOf(section);
      const known = sectionValue(saved.current.resume, section);
      const value = update(latest.current[section] ?? known);
      const isSame = description && isSameValue(description, value, known);
      put(isSame ? without(latest.current, section) : { ...latest.current, [section]: value });
    },
    [saved, put],
  );
  const drop = useCallback(
    (section: ResumeSectionKey) => put(without(latest.current, section)),
    [put],
  );
  /** What was saved is no draft any more; what was typed while it was sent still is. */
  const settle = useCallback(
    (section: ResumeSectionKey, sent: SectionValue) => {
      const description = sectionOf(section);
      const value = latest.current[section];
      if (!description || !value || !isSameValue(description, value, sent)) return;
      latest.current = without(latest.current, section);
      write();
    },
    [write],
  );
  // The model hands the saved résumé on a moment after the call: drawn before it, the section would show the old one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each résumé that comes in may have settled a draft
  useEffect(() => setDrafts(latest.current), [edit.resume]);
  /** Takes up what was offered; what it replaces here is offered in its turn. */
  const restore = (offer: OfferedDraft) => {
    const { rules, resume } = saved.current;
    const taken = withoutLocked(offer.sections, rules, resume);
    const before = latest.current;
    put({ ...before, ...taken });
    // Kept here before it goes there.
    write.flush();
    offers.exchange(offer, before);
  };
  /** What was locked meanwhile cannot be saved: it says again what the server has. Answers whether that changed anything. */
  const obeyLocks = useCallback(() => {
    const { rules, resume } = saved.current;
    const freed = withoutLocked(latest.current, rules, resume);
    const isChanged = !isEqual(freed, latest.current);
    if (isChanged) put(freed);
    return isChanged;
  }, [saved, put]);

  /** Whether something is unsaved by now, drawn or not. */
  const hasDrafts = useCallback(() => Object.keys(latest.current).length > 0, []);

  return {
    drafts,
    hasDrafts,
    offers: offers.list,
    discard: offers.discard,
    change,
    drop,
    settle,
    restore,
    obeyLocks,
  };
}
