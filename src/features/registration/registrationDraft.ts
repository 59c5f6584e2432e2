import { useEffect, useRef } from 'react';
import { draftToStore, isRecent, latestDraft } from '@/forms/storableValues';
import { useReading } from '@/hooks/useCall';
import { useTabDraft } from '@/hooks/useTabDraft';
import type { FieldValues, RegistrationForm } from '@/services/types';
import { writeDraft } from '@/utils/draftStore';
import { serverNow } from '@/utils/serverClock';
import { closedTabDrafts } from '@/utils/tabDrafts';
import { readTab, writeTab } from '@/utils/tabStore';

/** Prefix of the keys of a person's drafts of a form, a draft for each tab (utils/tabDrafts). */
function draftPrefix(owner: string, formId: string): string {
  return `registration/${owner}/${formId}/`;
}

/**
 * The key of a visitor's draft, which only the tab stores (utils/tabStore): a visitor never signs out of a shared
 * device.
 */
function visitorKey(formId: string): string {
  return `registration/${formId}`;
}

/**
 * Unsent data of an earlier visit: for a person the latest draft of a closed tab, for a visitor this tab's draft.
 * `isReady` is true once the device's drafts were read.
 */
export function useEarlierDraft(formId: string, owner: string | undefined) {
  const { data, isLoading, mutate } = useReading(async () => {
    const key = visitorKey(formId);
    const entries: [string, unknown][] = owner
      ? await closedTabDrafts(draftPrefix(owner, formId))
      : [[key, readTab(key)]];
    return latestDraft(entries, (stored) => (isRecent(stored, serverNow()) ? stored : undefined));
  }, [formId, owner]);
  /** Called when this tab has taken over the draft. */
  const release = () => {
    mutate(undefined);
    if (owner && data) void writeDraft(data.key, undefined);
  };
  return { isReady: !isLoading, found: data && { values: data.draft.values, release } };
}

/** Unsent data of an earlier visit, if there are any. */
export type EarlierDraft = ReturnType<typeof useEarlierDraft>['found'];

/**
 * Unsent values by form, with the person who typed them: the login over the page creates the form again, and nothing may
 * be lost. Only in memory, because a form may contain any data.
 */
const forms = new Map<string, { owner: string | undefined; values: FieldValues }>();

/** Removes the values that were typed on this page. */
export function dropUnsent(formId: string): void {
  forms.delete(formId);
}

/** The values that this person typed, or the visitor who has signed in since; those of another person are removed. */
export function unsentOf(formId: string, owner: string | undefined): FieldValues | undefined {
  const typedBy = forms.get(formId)?.owner;
  if (typedBy !== undefined && typedBy !== owner) forms.delete(formId);
  return forms.get(formId)?.values;
}

/**
 * Returns a function that keeps what was typed; undefined removes it. The values that may be stored: a person's on the
 * device for 24 hours, a visitor's as long as the tab.
 */
export function useRegistrationDraft(
  { formId, fields }: RegistrationForm,
  owner: string | undefined,
  initial: FieldValues | undefined,
  leftOver: EarlierDraft,
) {
  const values = useRef<FieldValues>(undefined);
  const stored = () =>
    values.current && draftToStore({ at: serverNow(), values: values.current }, fields);
  const { write } = useTabDraft(draftPrefix(owner ?? '', formId), owner ?? '', stored);

  const store = (next: FieldValues | undefined) => {
    values.current = next;
    if (owner === undefined) writeTab(visitorKey(formId), stored());
    else write();
  };

  // This tab stores the draft that it took over, even if the person types nothing more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is drawn
  useEffect(() => {
    if (initial) store(initial);
    if (!leftOver) return;
    // This tab stores the draft before the old one is removed.
    write.flush();
    leftOver.release();
  }, []);

  return (next: FieldValues | undefined) => {
    if (next) forms.set(formId, { owner, values: next });
    else dropUnsent(formId);
    store(next);
  };
}
