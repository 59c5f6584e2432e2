import { useEffect, useState } from 'react';
import type { Resume } from '@/services/types';
import { writeDraft } from '@/utils/draftStore';
import { draftsLeft, newDraftKey } from '@/utils/tabDrafts';
import { type Drafts, draftsToStore, type OfferedDraft, offersOf } from '../drafts';
import { resumeSections } from '../shared/sections';
import { isSameValue } from '../values';

/** Under which this device keeps a person's unsaved work on the résumé. */
export function prefixOf(owner: string): string {
  return `resume/${owner}/`;
}

/** Of the present work what an offer would replace with something else. */
function replacedBy(offer: OfferedDraft, present: Drafts): Drafts {
  const replaced: Drafts = {};
  for (const section of resumeSections) {
    const mine = present[section.key];
    const theirs = offer.sections[section.key];
    if (mine && theirs && !isSameValue(section, mine, theirs)) replaced[section.key] = mine;
  }
  return replaced;
}

/** Unsaved work of earlier visits and of tabs that are gone; that of an open tab is not for others to take. */
export function useOffers(owner: string, resume: Resume) {
  const [list, setList] = useState<readonly OfferedDraft[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: offered once, against the résumé as it was opened
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      const entries = await draftsLeft(prefixOf(owner));
      if (!isGone) setList(offersOf(entries, resume, Date.now()));
    };
    void find();
    return () => {
      isGone = true;
    };
  }, [owner]);

  const without = (offer: OfferedDraft) => list.filter(({ key }) => key !== offer.key);
  const discard = (offer: OfferedDraft) => {
    setList(without(offer));
    void writeDraft(offer.key, undefined);
  };
  /** Takes an offer off the list; the present work that it replaces is offered instead. */
  const exchange = (offer: OfferedDraft, present: Drafts) => {
    const sections = replacedBy(offer, present);
    discard(offer);
    if (Object.keys(sections).length === 0) return;
    const replaced: OfferedDraft = { key: newDraftKey(prefixOf(owner)), at: Date.now(), sections };
    setList([replaced, ...without(offer)]);
    void writeDraft(replaced.key, draftsToStore(sections, replaced.at));
  };
  return { list, discard, exchange };
}
