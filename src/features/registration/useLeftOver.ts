import { useEffect, useState } from 'react';
import type { FieldValues } from '@/services/types';
import { writeDraft } from '@/utils/draftStore';
import { draftsLeft } from '@/utils/tabDrafts';
import { readTab } from '@/utils/tabStore';
import { draftPrefix, latestDraft, visitorKey } from './registrationDraft';

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
