import { useEffect, useRef, useState } from 'react';
import { draftToStore, isRecent, latestDraft, type ValuesDraft } from '@/forms/storableValues';
import { useTabDraft } from '@/hooks/useTabDraft';
import type { FieldSchema, FieldValues, WizardPage, WizardStepKey } from '@/services/types';
import { writeDraft } from '@/utils/draftStore';
import { hasShape } from '@/utils/shape';
import { stepDraftPrefix } from '@/utils/stepDraftPrefix';
import { closedTabDrafts } from '@/utils/tabDrafts';
import { isSame, type SavedStep } from './saveFailure';

/** Answers that are not saved yet. */
export interface StepDraft extends ValuesDraft {
  /** The version of the application to which the answers belong. */
  version: number;
}

/** A stored draft that can be restored: recent, and different from the server's data. Undefined for invalid data. */
export function restorableDraft(
  stored: unknown,
  saved: FieldValues,
  now: number,
): StepDraft | undefined {
  if (!isRecent(stored, now) || !hasShape(stored, { version: 'number' })) return undefined;
  const differs = Object.entries(stored.values).some(
    ([name, value]) => !isSame(value, saved[name]),
  );
  return differs ? stored : undefined;
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
  const { key, write } = useTabDraft(
    prefix,
    owner,
    () => draft.current && draftToStore(draft.current, fields),
  );

  useEffect(() => {
    let isUnmounted = false;
    void closedTabDrafts(prefix).then((entries) => {
      if (isUnmounted) return;
      const left = latestDraft(entries, (stored) => restorableDraft(stored, {}, Date.now()));
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
