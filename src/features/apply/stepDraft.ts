import { useRef } from 'react';
import { draftToStore, isRecent, recentDrafts, type ValuesDraft } from '@/forms/storableValues';
import { useCall } from '@/hooks/useCall';
import { useTabDraft } from '@/hooks/useTabDraft';
import type { FieldSchema, FieldValues, WizardPage, WizardStepKey } from '@/services/types';
import { writeDraft } from '@/utils/draftStore';
import { serverNow } from '@/utils/serverClock';
import { hasShape } from '@/utils/shape';
import { stepDraftPrefix } from '@/utils/stepDraftPrefix';
import { closedTabDrafts, newDraftKey } from '@/utils/tabDrafts';
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
  /** Drafts beside the form, the newest first: other closed tabs', and those that were not taken up. */
  const beside = useRef<ReturnType<typeof recentDrafts<StepDraft>>>([]);
  /** The draft whose answers were sent last. */
  const sent = useRef<StepDraft>(undefined);
  const { key, write } = useTabDraft(
    prefix,
    owner,
    () => draft.current && draftToStore(draft.current, fields),
  );

  const { data: found } = useCall(() => closedTabDrafts(prefix), {
    refreshDeps: [prefix],
    onSuccess: (entries) => {
      const [left, ...others] = recentDrafts(entries, (stored) =>
        restorableDraft(stored, {}, serverNow()),
      );
      if (left) {
        // This tab takes over the draft. It stores the draft under its own key first, then removes the old key, so that
        // no other tab takes it, too.
        draft.current = left.draft;
        void writeDraft(key, left.draft);
        void writeDraft(left.key, undefined);
      }
      beside.current = others;
    },
  });

  /** Keeps the present draft beside the form, under a key of its own: the next one gets this tab's key. */
  const putBeside = () => {
    if (!draft.current) return;
    const entry = { key: newDraftKey(prefix), draft: draft.current };
    beside.current = [entry, ...beside.current];
    void writeDraft(entry.key, draftToStore(entry.draft, fields));
    draft.current = undefined;
  };
  /** Keeps what differs from the page: taken up over a newer one, it takes nothing back of what was saved since. */
  const keep = (typed: FieldValues, { version, values: saved }: WizardPage) => {
    const own = Object.entries(typed).filter(([name, value]) => !isSame(value, saved[name]));
    // Answers to an older version that were neither taken up nor thrown away.
    if (draft.current?.version !== version) putBeside();
    draft.current = { at: serverNow(), version, values: Object.fromEntries(own) };
    write();
  };
  const markSent = () => {
    sent.current = draft.current;
  };
  const drop = () => {
    draft.current = undefined;
    write();
  };
  /** The answers over a newer page, whose differences stay to be saved. */
  const settle = (values: FieldValues, newer: WizardPage) => {
    drop();
    keep(values, newer);
  };
  /** Removes an older draft for good. */
  const dropOlder = (older: StepDraft) => {
    if (older === draft.current) drop();
    const entry = beside.current.find((one) => one.draft === older);
    if (!entry) return;
    beside.current = beside.current.filter((one) => one !== entry);
    void writeDraft(entry.key, undefined);
  };
  /** Puts the answers of an older draft in the place of those that were typed since, which are kept in turn. */
  const takeOlder = (older: StepDraft, values: FieldValues, page: WizardPage) => {
    dropOlder(older);
    putBeside();
    keep(values, page);
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
  /**
   * What can be restored over this page of the server: the answers that were typed on it, and the newest of those that
   * were not, which stand beside it until the person decides.
   */
  const restorable = (page: WizardPage): { typed?: StepDraft; older?: StepDraft } => {
    const now = serverNow();
    const own = restorableDraft(draft.current, page.values, now);
    const typed = own?.version === page.version ? own : undefined;
    const shown = { ...page.values, ...typed?.values };
    const older = beside.current.find((one) => restorableDraft(one.draft, shown, now))?.draft;
    return typed ? { typed, older } : { older: own ?? older };
  };

  return {
    isReady: found !== undefined,
    restorable,
    keep,
    drop,
    settle,
    dropOlder,
    takeOlder,
    markSent,
    markSaved,
  };
}
