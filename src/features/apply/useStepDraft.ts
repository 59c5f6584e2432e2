import { useEffect, useRef, useState } from 'react';
import { useTabDraft } from '@/hooks/useTabDraft';
import type { FieldSchema, FieldValues, WizardPage, WizardStepKey } from '@/services/types';
import { writeDraft } from '@/utils/draftStore';
import { draftsLeft } from '@/utils/tabDrafts';
import { stepDraftPrefix } from './shared/stepDraftPrefix';
import { draftToStore, draftWorth, latestDraft, type StepDraft } from './stepDraft';

const none: readonly FieldSchema[] = [];

/**
 * Answers typed and not saved: in memory while one goes back and forth between the steps, and what may rest there on
 * the device for 24 hours, a draft per tab. `isReady` once the device was asked.
 */
export function useStepDraft(owner: string, applyId: string, fields = none) {
  const prefix = stepDraftPrefix(owner, applyId);
  const draft = useRef<StepDraft>(undefined);
  const [isReady, setReady] = useState(false);
  const { key, write } = useTabDraft(prefix, owner, () => draftToStore(draft.current, fields));

  useEffect(() => {
    let isGone = false;
    void draftsLeft(prefix).then((entries) => {
      if (isGone) return;
      const left = latestDraft(entries, Date.now());
      if (left) {
        // From now on it is this tab's: kept here before it goes there, and no other tab takes it too.
        draft.current = left.draft;
        void writeDraft(key, left.draft);
        void writeDraft(left.key, undefined);
      }
      setReady(true);
    });
    return () => {
      isGone = true;
    };
  }, [prefix, key]);

  const keep = (values: FieldValues, { version }: WizardPage) => {
    draft.current = { at: Date.now(), version, values };
    write();
  };
  const drop = () => {
    draft.current = undefined;
    write();
  };
  /** Saved answers are no draft any more; over another step that was saved here they are as young as before. */
  const settle = (step: WizardStepKey, { version }: WizardPage) => {
    draft.current = step === 'extra' || !draft.current ? undefined : { ...draft.current, version };
    write();
  };
  /** What is worth taking up over the page as the server has it. */
  const worth = (page: WizardPage) => draftWorth(draft.current, page.values, Date.now());

  return { isReady, worth, keep, drop, settle };
}
