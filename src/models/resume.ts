import { useModel } from '@umijs/max';
import { useLatest } from 'ahooks';
import { useCallback, useState } from 'react';
import type { CallOptions } from '@/request/types';
import { editResume, saveResume } from '@/services/resume';
import type { Resume, ResumeEdit, ResumeSave } from '@/services/types';
import { createTabChannel } from '@/utils/tabChannel';

interface Kept {
  owner: string | undefined;
  edit: ResumeEdit;
}

/** The consent to sensitive data that a person has given, as far as this visit knows. */
interface Consent {
  owner: string | undefined;
  version: string;
}

/** What a tab tells the others after a saving. */
interface Saved {
  owner: string;
  version: number;
}

const tabs = createTabChannel('resume');

function isSaved(message: unknown): message is Saved {
  return (
    typeof message === 'object' &&
    message !== null &&
    'owner' in message &&
    'version' in message &&
    typeof message.version === 'number'
  );
}

/** The signed-in person's résumé with the rules of its sections, across pages (spec §7, Resume). */
export default function useResume() {
  const owner = useModel('@@initialState').initialState?.user?.loginName;
  const present = useLatest(owner);
  const [kept, setKept] = useState<Kept>();
  const [consent, setConsent] = useState<Consent>();
  // Another person's résumé is never shown.
  const edit = kept?.owner === owner ? kept?.edit : undefined;

  /** Reads résumé and rules anew; rejects as the request runtime does. */
  const load = useCallback(
    async (options?: CallOptions) => {
      const fresh = await editResume(options);
      // An answer for the person before never takes the place of the present one's.
      if (present.current === owner) setKept({ owner, edit: fresh });
      return fresh;
    },
    [owner, present],
  );

  const change = useCallback(
    (next: (resume: Resume) => Resume) =>
      setKept((before) => {
        // What was saved for the person before changes nothing of the present one's.
        if (!before || before.owner !== owner) return before;
        return { owner, edit: { ...before.edit, resume: next(before.edit.resume) } };
      }),
    [owner],
  );

  /** Takes a newer résumé that the server has handed over (RESUME_CONFLICT). */
  const adopt = useCallback((resume: Resume) => change(() => resume), [change]);

  /** Saves one section; fails with RESUME_CONFLICT, RESUME_LOCKED, VALIDATION. */
  const save = useCallback(
    async (body: ResumeSave, options?: CallOptions) => {
      const saved = await saveResume(body, options);
      const updatedAt = new Date().toISOString();
      change((resume) => ({ ...resume, [body.section]: body.value, ...saved, updatedAt }));
      tabs.tell({ owner, version: saved.version });
      return saved;
    },
    [change, owner],
  );

  /** Remembers the version of the consent, which goes with each saving of sensitive data from now on. */
  const agree = useCallback((version: string) => setConsent({ owner, version }), [owner]);
  const agreed = consent?.owner === owner ? consent?.version : undefined;

  /** Calls back with the version that this person has saved in another tab. Answers what ends it. */
  const onSavedElsewhere = useCallback(
    (listener: (version: number) => void) =>
      tabs.listen((message) => {
        if (isSaved(message) && message.owner === owner) listener(message.version);
      }),
    [owner],
  );

  return { edit, load, adopt, save, agreed, agree, onSavedElsewhere };
}
