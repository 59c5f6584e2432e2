import { useEffect, useRef, useState } from 'react';
import { restingValues } from '@/forms/fieldRest';
import { useTabDraft } from '@/hooks/useTabDraft';
import type { FieldSchema, FieldValues, RegistrationForm } from '@/services/types';
import { isYoungDraft, writeDraft } from '@/utils/draftStore';
import { hasShape } from '@/utils/shape';
import { draftsLeft } from '@/utils/tabDrafts';
import { readTab, writeTab } from '@/utils/tabStore';

/** What was typed into a registration form and not sent, without what may not rest on the device. */
interface RegistrationDraft {
  /** Time of the last keystroke, ms. */
  at: number;
  values: FieldValues;
}

/** Under which the device keeps a person's drafts of a form, one per tab (utils/tabDrafts). */
function draftPrefix(owner: string, formId: string): string {
  return `registration/${owner}/${formId}/`;
}

/** Under which a visitor's tab keeps its draft (utils/tabStore): nobody signs out of a shared device as a visitor. */
function visitorKey(formId: string): string {
  return `registration/${formId}`;
}

/** The part of what is typed that may be kept; undefined when nothing of it may. */
function draftOf(
  fields: readonly FieldSchema[],
  values: FieldValues,
): RegistrationDraft | undefined {
  const kept = restingValues(fields, values);
  return Object.keys(kept).length > 0 ? { at: Date.now(), values: kept } : undefined;
}

function isDraft(value: unknown): value is RegistrationDraft {
  return hasShape(value, { at: 'number', values: 'object' });
}

/** Of what was kept, the draft of the last keystroke that is young enough. Never throws on junk. */
function latestDraft(
  entries: readonly (readonly [key: string, stored: unknown])[],
  now: number,
): { key: string; draft: RegistrationDraft } | undefined {
  const drafts = entries.flatMap(([key, draft]) =>
    isDraft(draft) && isYoungDraft(draft.at, now) ? [{ key, draft }] : [],
  );
  return drafts.sort((one, other) => other.draft.at - one.draft.at)[0];
}

/** What an earlier visit left of a form. */
export interface LeftOver {
  values: FieldValues;
  /** Called once it is this tab's own draft. */
  release: () => void;
}

/**
 * What an earlier visit left of a form: of a person the latest draft of a closed tab, of a visitor this tab's own.
 * `isReady` once the device was asked.
 */
export function useLeftOver(formId: string, owner: string | undefined) {
  const name = `${formId}/${owner ?? ''}`;
  const [answer, setAnswer] = useState<{ name: string; found?: LeftOver }>();

  useEffect(() => {
    let isGone = false;
    const find = async (): Promise<LeftOver | undefined> => {
      const key = visitorKey(formId);
      const entries: [string, unknown][] = owner
        ? await draftsLeft(draftPrefix(owner, formId))
        : [[key, readTab(key)]];
      const left = latestDraft(entries, Date.now());
      if (!left) return undefined;
      const release = () => {
        setAnswer({ name });
        if (owner) void writeDraft(left.key, undefined);
      };
      return { values: left.draft.values, release };
    };
    void find().then((found) => {
      if (!isGone) setAnswer({ name, found });
    });
    return () => {
      isGone = true;
    };
  }, [formId, owner, name]);

  const isReady = answer?.name === name;
  return { isReady, found: isReady ? answer.found : undefined };
}

/** Keeps what is typed and may rest: a person's on the device for 24 hours, a visitor's as long as the tab. */
export function useRegistrationDraft(
  { formId, fields }: RegistrationForm,
  owner: string | undefined,
  begun: FieldValues | undefined,
  leftOver: LeftOver | undefined,
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

  // What was taken up is this tab's from now on, also if nothing more is typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is drawn
  useEffect(() => {
    if (begun) keep(begun);
    if (!leftOver) return;
    // Kept here before it goes there.
    write.flush();
    leftOver.release();
  }, []);

  return keep;
}
