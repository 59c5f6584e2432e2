import { useModel } from '@umijs/max';
import { useLatest } from 'ahooks';
import { useCallback, useState } from 'react';
import type { CallOptions } from '@/request/types';
import { editResume, saveResume } from '@/services/resume';
import type { Resume, ResumeEdit, ResumeSave } from '@/services/types';

interface Kept {
  owner: string | undefined;
  edit: ResumeEdit;
}

/** The signed-in person's résumé with the rules of its sections, across pages (spec §7, Resume). */
export default function useResume() {
  const owner = useModel('@@initialState').initialState?.user?.loginName;
  const present = useLatest(owner);
  const [kept, setKept] = useState<Kept>();
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
      setKept(
        (before) =>
          before && { ...before, edit: { ...before.edit, resume: next(before.edit.resume) } },
      ),
    [],
  );

  /** Takes a newer résumé that the server has handed over (RESUME_CONFLICT). */
  const adopt = useCallback((resume: Resume) => change(() => resume), [change]);

  /** Saves one section; fails with RESUME_CONFLICT, RESUME_LOCKED, VALIDATION. */
  const save = useCallback(
    async (body: ResumeSave, options?: CallOptions) => {
      const saved = await saveResume(body, options);
      const updatedAt = new Date().toISOString();
      change((resume) => ({ ...resume, [body.section]: body.value, ...saved, updatedAt }));
      return saved;
    },
    [change],
  );

  return { edit, load, adopt, save };
}
