import { useEffect, useRef, useState } from 'react';
import { storableValues } from '@/forms/storableValues';
import { useTabDraft } from '@/hooks/useTabDraft';
import type { FieldSchema, FieldValues, WizardPage, WizardStepKey } from '@/services/types';
import { isRecentDraft, writeDraft } from '@/utils/draftStore';
import { hasShape, isPlain } from '@/utils/shape';
import { stepDraftPrefix } from '@/utils/stepDraftPrefix';
import { closedTabDrafts } from '@/utils/tabDrafts';
import { isSame, type SavedStep } from './saveFailure';

/** Answers that are not saved yet. */
export interface StepDraft {
  /** Time of the last change (ms). */
  at: number;
  /** The version of the application to which the answers belong. */
  version: number;
  values: FieldValues;
}

/** The part of a draft that the device may store; undefined when there is none. */
export function draftToStore(
  draft: StepDraft | undefined,
  fields: readonly FieldSchema[],
): StepDraft | undefined {
  if (!draft) return undefined;
  const values = storableValues(fields, draft.values);
  return Object.keys(values).length > 0 ? { ...draft, values } : undefined;
}

function isDraft(value: unknown): value is StepDraft {
  return (
    hasShape(value, { at: 'number', version: 'number', values: 'object' }) &&
    Object.values(value.values).every(isPlain)
  );
}

/** A stored draft that can be restored: recent, and different from the server's data. Undefined for invalid data. */
export function restorableDraft(
  stored: unknown,
  saved: FieldValues,
  now: number,
): StepDraft | undefined {
  if (!isDraft(stored) || !isRecentDraft(stored.at, now)) return undefined;
  const differs = Object.entries(stored.values).some(
    ([name, value]) => !isSame(value, saved[name]),
  );
  return differs ? stored : undefined;
}

/** The newest draft of closed tabs. Undefined for invalid data. */
export function latestDraft(
  entries: readonly (readonly [key: string, stored: unknown])[],
  now: number,
): { key: string; draft: StepDraft } | undefined {
  const drafts = entries.flatMap(([key, stored]) => {
    const draft = restorableDraft(stored, {}, now);
    return draft ? [{ key, draft }] : [];
  });
  return drafts.sort((one, other) => other.draft.at - one.draft.at)[0];
}

const none: readonly FieldSchema[] = [];

/**
 * Unsaved answers: in memory while the person moves between the steps, and on the device for 24 hours as far as it may
 * store them, a draft for each tab. `isReady` is true once the device's drafts were read.
 */
export function useStepDraft(owner: string, applyId: string, fields = none) {
  const prefix = stepDraftPrefix(owner, applyId);
  const draft = useRef<StepDraft>(undefined);
  /** The draft whose answers were sent last. */
  const sent = useRef<StepDraft>(undefined);
  const [isReady, setReady] = useState(false);
  const { key, write } = useTabDraft(prefix, owner, () => draftToStore(draft.current, fields));

  useEffect(() => {
    let isUnmounted = false;
    void closedTabDrafts(prefix).then((entries) => {
      if (isUnmounted) return;
      const left = latestDraft(entries, Date.now());
      if (left) {
        // This tab takes over the draft. It stores the draft under its own key first, then removes the old key, so that
        // no other tab takes it, too.
        draft.current = left.draft;
        void writeDraft(key, left.draft);
        void writeDraft(left.key, undefined);
      }
      setReady(true);
    });
    return () => {
      isUnmounted = true;
    };
  }, [prefix, key]);

  const keep = (values: FieldValues, { version }: WizardPage) => {
    draft.current = { at: Date.now(), version, values };
    write();
  };
  const markSent = () => {
    sent.current = draft.current;
  };
  const drop = () => {
    draft.current = undefined;
    write();
  };
  /**
   * Saved answers are no draft any more; what was typed since they were sent stays one. After saving another step over the
   * version of the draft, the draft belongs to the new version; over a newer one it does not, as that may have other
   * answers. Returns whether nothing of the step is left to save.
   */
  const markSaved = (step: WizardStepKey, { saved, over }: SavedStep): boolean => {
    const isAnswers = step === 'extra';
    const isAllSaved = !isAnswers || draft.current === sent.current;
    if (isAnswers && isAllSaved) draft.current = undefined;
    else if (draft.current && (isAnswers || draft.current.version === over.version)) {
      draft.current = { ...draft.current, version: saved.version };
    }
    write();
    return isAllSaved;
  };
  /** The draft that can be restored over this page of the server. */
  const restorable = (page: WizardPage) => restorableDraft(draft.current, page.values, Date.now());

  return { isReady, restorable, keep, drop, markSent, markSaved };
}
