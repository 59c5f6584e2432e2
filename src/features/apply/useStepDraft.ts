import { useEffect, useRef, useState } from 'react';
import { useDraftWriter } from '@/hooks/useDraftWriter';
import type { FieldSchema, FieldValues, WizardPage, WizardStepKey } from '@/services/types';
import { readDraft } from '@/utils/draftStore';
import { stepDraftKey } from './shared/stepDraftKey';
import { draftToStore, draftWorth, type StepDraft } from './stepDraft';

const none: readonly FieldSchema[] = [];

/**
 * Answers typed and not saved: in memory while one goes back and forth between the steps, and what may rest there on
 * the device for 24 hours. `isReady` once the device was asked.
 */
export function useStepDraft(owner: string, applyId: string, fields = none) {
  const key = stepDraftKey(owner, applyId);
  const draft = useRef<StepDraft>(undefined);
  const [isReady, setReady] = useState(false);
  const write = useDraftWriter(key, owner, () => draftToStore(draft.current, fields));

  useEffect(() => {
    let isGone = false;
    void readDraft(key).then((stored) => {
      if (isGone) return;
      draft.current = draftWorth(stored, {}, Date.now());
      setReady(true);
    });
    return () => {
      isGone = true;
    };
  }, [key]);

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
