import { useEffect, useRef, useState } from 'react';
import { restingValues } from '@/forms/fieldRest';
import { useTabDraft } from '@/hooks/useTabDraft';
import type { FieldSchema, FieldValues, WizardPage, WizardStepKey } from '@/services/types';
import { isYoungDraft, writeDraft } from '@/utils/draftStore';
import { hasShape, isPlain } from '@/utils/shape';
import { draftsLeft } from '@/utils/tabDrafts';
import { stepDraftPrefix } from './shared/stepDraftPrefix';

/** Answers typed and not saved yet. */
export interface StepDraft {
  /** Time of the last keystroke, ms. */
  at: number;
  /** Version of the application that they were typed over. */
  version: number;
  values: FieldValues;
}

/** The part of a draft that may rest on the device; undefined when nothing of it may. */
export function draftToStore(
  draft: StepDraft | undefined,
  fields: readonly FieldSchema[],
): StepDraft | undefined {
  if (!draft) return undefined;
  const values = restingValues(fields, draft.values);
  return Object.keys(values).length > 0 ? { ...draft, values } : undefined;
}

function isDraft(value: unknown): value is StepDraft {
  return (
    hasShape(value, { at: 'number', version: 'number', values: 'object' }) &&
    Object.values(value.values).every(isPlain)
  );
}

/** A kept draft worth taking up: young, and other than what the server has. Never throws on junk. */
export function draftWorth(
  stored: unknown,
  saved: FieldValues,
  now: number,
): StepDraft | undefined {
  if (!isDraft(stored) || !isYoungDraft(stored.at, now)) return undefined;
  const differs = Object.entries(stored.values).some(
    ([name, value]) => JSON.stringify(value ?? '') !== JSON.stringify(saved[name] ?? ''),
  );
  return differs ? stored : undefined;
}

/** Of the drafts that closed tabs left, the one of the last keystroke. Never throws on junk. */
export function latestDraft(
  entries: readonly (readonly [key: string, stored: unknown])[],
  now: number,
): { key: string; draft: StepDraft } | undefined {
  const drafts = entries.flatMap(([key, stored]) => {
    const draft = draftWorth(stored, {}, now);
    return draft ? [{ key, draft }] : [];
  });
  return drafts.sort((one, other) => other.draft.at - one.draft.at)[0];
}

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
