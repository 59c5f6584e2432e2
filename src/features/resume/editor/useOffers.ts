import { useReading } from '@/hooks/useCall';
import type { Resume } from '@/services/types';
import { writeDraft } from '@/utils/draftStore';
import { serverNow } from '@/utils/serverClock';
import { closedTabDrafts, newDraftKey } from '@/utils/tabDrafts';
import { type Drafts, draftsToStore, type OfferedDraft, restorableDrafts } from '../drafts';
import { resumeSections } from '../shared/sections';
import { isSameValue } from '../values';

/** Prefix of the draft keys of a person's résumé. */
export function prefixOf(owner: string): string {
  return `resume/${owner}/`;
}

/** The part of the current drafts that restoring an offer would replace. */
function replacedBy(offer: OfferedDraft, present: Drafts): Drafts {
  const replaced: Drafts = {};
  for (const section of resumeSections) {
    const mine = present[section.key];
    const theirs = offer.sections[section.key];
    if (mine && theirs && !isSameValue(section, mine, theirs)) replaced[section.key] = mine;
  }
  return replaced;
}

/**
 * Unsaved work of earlier visits and of closed tabs. Drafts of open tabs are left out, since these tabs still use them.
 */
export function useOffers(owner: string, resume: Resume) {
  // Offered once, compared with the résumé at opening.
  const { data: list = [], mutate } = useReading(async () =>
    restorableDrafts(await closedTabDrafts(prefixOf(owner)), resume, serverNow()),
  );

  const without = (offer: OfferedDraft) => list.filter(({ key }) => key !== offer.key);
  const discard = (offer: OfferedDraft) => {
    mutate(without(offer));
    void writeDraft(offer.key, undefined);
  };
  /** Removes an offer from the list, and adds the current work that it replaces as a new offer. */
  const exchange = (offer: OfferedDraft, present: Drafts) => {
    const sections = replacedBy(offer, present);
    discard(offer);
    if (Object.keys(sections).length === 0) return;
    const key = newDraftKey(prefixOf(owner));
    const replaced: OfferedDraft = { key, at: serverNow(), sections, over: resume };
    mutate([replaced, ...without(offer)]);
    void writeDraft(replaced.key, draftsToStore(sections, replaced.at, resume as Drafts));
  };
  return { list, discard, exchange };
}
