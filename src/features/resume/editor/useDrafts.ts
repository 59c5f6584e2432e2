import { useLatest } from 'ahooks';
import isEqual from 'lodash/isEqual';
import { useEffect, useRef, useState } from 'react';
import { useTabDraft } from '@/hooks/useTabDraft';
import type { ResumeEdit, ResumeSectionKey } from '@/services/types';
import { type Drafts, draftsToStore, type OfferedDraft, withoutLocked } from '../drafts';
import { sectionOf } from '../shared/sections';
import { isSameValue, type SectionUpdate, type SectionValue, sectionValue } from '../values';
import { prefixOf, useOffers } from './useOffers';

function without(drafts: Drafts, key: ResumeSectionKey): Drafts {
  const { [key]: _dropped, ...rest } = drafts;
  return rest;
}

function isSame(key: ResumeSectionKey, one: SectionValue, other: SectionValue): boolean {
  const section = sectionOf(key);
  return section !== undefined && isSameValue(section, one, other);
}

/** Unsaved work on the résumé: in the screen's memory, and what may rest there on the device for 24 hours. */
export function useDrafts(owner: string, edit: ResumeEdit) {
  const [drafts, setDrafts] = useState<Drafts>({});
  // What was typed by now, which the screen may not have drawn yet.
  const latest = useRef<Drafts>({});
  const saved = useLatest(edit);
  const offers = useOffers(owner, edit.resume);

  const { write } = useTabDraft(prefixOf(owner), owner, () =>
    draftsToStore(latest.current, Date.now()),
  );

  const put = (next: Drafts) => {
    latest.current = next;
    setDrafts(next);
    write();
  };
  /** The section by now: what is unsaved, else what the server has. */
  const read = (section: ResumeSectionKey) =>
    latest.current[section] ?? sectionValue(saved.current.resume, section);
  /** Applies a change to what the section holds by now: two changes of one moment both count. */
  const change = (section: ResumeSectionKey, update: SectionUpdate) => {
    const value = update(read(section));
    const isBack = isSame(section, value, sectionValue(saved.current.resume, section));
    put(isBack ? without(latest.current, section) : { ...latest.current, [section]: value });
  };
  const drop = (section: ResumeSectionKey) => put(without(latest.current, section));
  /** What was saved is no draft any more; what was typed while it was sent still is. */
  const settle = (section: ResumeSectionKey, sent: SectionValue) => {
    const value = latest.current[section];
    if (!value || !isSame(section, value, sent)) return;
    latest.current = without(latest.current, section);
    write();
  };
  // The model hands the saved résumé on a moment after the call: drawn before it, the section would show the old one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each résumé that comes in may have settled a draft
  useEffect(() => setDrafts(latest.current), [edit.resume]);
  /** Takes up what was offered; what it replaces here is offered in its turn. */
  const restore = (offer: OfferedDraft) => {
    const taken = withoutLocked(offer.sections, edit.rules, edit.resume);
    const before = latest.current;
    put({ ...before, ...taken });
    // Kept here before it goes there.
    write.flush();
    offers.exchange(offer, before);
  };
  /** What was locked meanwhile cannot be saved: it says again what the server has. Answers whether that changed anything. */
  const obeyLocks = () => {
    const freed = withoutLocked(latest.current, edit.rules, edit.resume);
    const isChanged = !isEqual(freed, latest.current);
    if (isChanged) put(freed);
    return isChanged;
  };

  /** Whether something is unsaved by now, drawn or not. */
  const hasDrafts = () => Object.keys(latest.current).length > 0;

  const { list, discard } = offers;
  return {
    drafts,
    offers: list,
    discard,
    hasDrafts,
    read,
    change,
    drop,
    settle,
    restore,
    obeyLocks,
  };
}
