import { useModel } from '@umijs/max';
import { useLatest } from 'ahooks';
import { useCallback, useState } from 'react';
import type { CallOptions } from '@/request/types';
import { editResume, saveResume } from '@/services/resume';
import type { Resume, ResumeEdit, ResumeSave } from '@/services/types';
import { serverNow } from '@/utils/serverClock';
import { createTabChannel } from '@/utils/tabChannel';

interface OwnedResume {
  owner: string | undefined;
  edit: ResumeEdit;
}

/** The version of the consent to sensitive data that a person has given in this visit. */
interface Consent {
  owner: string | undefined;
  version: string;
}

/** The message to other tabs after saving. */
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
  const [kept, setKept] = useState<OwnedResume>();
  const [consent, setConsent] = useState<Consent>();
  // Another person's résumé is never shown.
  const edit = kept?.owner === owner ? kept?.edit : undefined;

  /** Loads the résumé and its rules; rejects as the request runtime does. */
  const load = useCallback(
    async (options?: CallOptions) => {
      const fresh = await editResume(options);
      // An answer for another person is ignored.
      if (present.current === owner) setKept({ owner, edit: fresh });
      return fresh;
    },
    [owner, present],
  );

  const change = useCallback(
    (next: (resume: Resume) => Resume) =>
      setKept((before) => {
        // A section saved by another person does not change this résumé.
        if (!before || before.owner !== owner) return before;
        return { owner, edit: { ...before.edit, resume: next(before.edit.resume) } };
      }),
    [owner],
  );

  /** Uses the newer résumé that the server has sent (RESUME_CONFLICT). */
  const adopt = useCallback((resume: Resume) => change(() => resume), [change]);

  /** Saves one section; fails with RESUME_CONFLICT, RESUME_LOCKED, VALIDATION. */
  const save = useCallback(
    async (body: ResumeSave, options?: CallOptions) => {
      const saved = await saveResume(body, options);
      const updatedAt = new Date(serverNow()).toISOString();
      change((resume) => ({ ...resume, [body.section]: body.value, ...saved, updatedAt }));
      tabs.post({ owner, version: saved.version });
      return saved;
    },
    [change, owner],
  );

  /** Remembers the version of the consent, which each later saving of sensitive data carries. */
  const agree = useCallback((version: string) => setConsent({ owner, version }), [owner]);
  const agreed = consent?.owner === owner ? consent?.version : undefined;

  /** Subscribes to the versions that this person saves in another tab. Returns a function that unsubscribes. */
  const onSavedElsewhere = useCallback(
    (listener: (version: number) => void) =>
      tabs.listen((message) => {
        if (isSaved(message) && message.owner === owner) listener(message.version);
      }),
    [owner],
  );

  return { edit, load, adopt, save, agreed, agree, onSavedElsewhere };
}
