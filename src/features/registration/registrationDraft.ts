import { useEffect, useRef, useState } from 'react';
import { draftToStore, isRecent, latestDraft, type ValuesDraft } from '@/forms/storableValues';
import { useTabDraft } from '@/hooks/useTabDraft';
import type { FieldSchema, FieldValues, RegistrationForm } from '@/services/types';
import { writeDraft } from '@/utils/draftStore';
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

/** The values as a draft of this moment, as far as they may be stored. */
function draftOf(fields: readonly FieldSchema[], values: FieldValues): ValuesDraft | undefined {
  return draftToStore({ at: Date.now(), values }, fields);
}

/** Unsent data of an earlier visit. */
export interface EarlierDraft {
  values: FieldValues;
  /** Called when this tab has taken over the draft. */
  release: () => void;
}

/**
 * Unsent data of an earlier visit: for a person the latest draft of a closed tab, for a visitor this tab's draft.
 * `isReady` is true once the device's drafts were read.
 */
export function useEarlierDraft(formId: string, owner: string | undefined) {
  const name = `${formId}/${owner ?? ''}`;
  const [answer, setAnswer] = useState<{ name: string; found?: EarlierDraft }>();

  useEffect(() => {
    let isUnmounted = false;
    const find = async (): Promise<EarlierDraft | undefined> => {
      const key = visitorKey(formId);
      const entries: [string, unknown][] = owner
        ? await closedTabDrafts(draftPrefix(owner, formId))
        : [[key, readTab(key)]];
      const left = latestDraft(entries, (stored) =>
        isRecent(stored, Date.now()) ? stored : undefined,
      );
      if (!left) return undefined;
      const release = () => {
        setAnswer({ name });
        if (owner) void writeDraft(left.key, undefined);
      };
      return { values: left.draft.values, release };
    };
    void find().then((found) => {
      if (!isUnmounted) setAnswer({ name, found });
    });
    return () => {
      isUnmounted = true;
    };
  }, [formId, owner, name]);

  const isReady = answer?.name === name;
  return { isReady, found: isReady ? answer.found : undefined };
}

/** Stores the values that may be stored: a person's on the device for 24 hours, a visitor's as long as the tab. */
export function useRegistrationDraft(
  { formId, fields }: RegistrationForm,
  owner: string | undefined,
  initial: FieldValues | undefined,
  leftOver: EarlierDraft | undefined,
) {
  const values = useRef<FieldValues>(undefined);
  const { write } = useTabDraft(
    draftPrefix(owner ?? '', formId),
    owner ?? '',
    () => values.current && draftOf(fields, values.current),
  );

  const keep = (next: FieldValues | undefined) => {
    values.current = next;
    if (owner === undefined) writeTab(visitorKey(formId), next && draftOf(fields, next));
    else write();
  };

  // This tab stores the draft that it took over, even if the person types nothing more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is drawn
  useEffect(() => {
    if (initial) keep(initial);
    if (!leftOver) return;
    // This tab stores the draft before the old one is removed.
    write.flush();
    leftOver.release();
  }, []);

  return keep;
}
