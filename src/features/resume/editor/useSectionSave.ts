import { useLockFn } from 'ahooks';
import { useState } from 'react';
import type { Fault } from '@/forms/faults';
import type { FaultsState } from '@/forms/useFaults';
import { type Translate, useT } from '@/hooks/useT';
import type { Resume } from '@/services/types';
import { portalToday } from '@/utils/dateWords';
import { hasUploads, uploadsDone } from '@/utils/upload/runningUploads';
import { overlapsOf, type Problem, problemsOf } from '../rules';
import type { ResumeSection } from '../shared/sections';
import { cleanValue, entriesOf, type SectionValue } from '../values';
import { useSaveQuestions } from './useSaveQuestions';
import { type Conflict, useSending } from './useSending';

function faultOf({ path, labelKey, violation }: Problem, t: Translate): Fault {
  const message =
    'message' in violation
      ? violation.message
      : t(violation.key, { ...violation.values, label: t(labelKey) });
  return { path, message };
}

/**
 * Saves a section after its running uploads: checks, questions, consent, conflicts. Resolves to true when the server
 * has saved it.
 */
export function useSectionSave(
  resume: Resume,
  { refuse }: Pick<FaultsState, 'refuse'>,
  onSaved: (section: ResumeSection, sent: SectionValue) => void,
) {
  const { askOverlap, askConsent, holder } = useSaveQuestions();
  const t = useT();
  const [conflict, setConflict] = useState<Conflict>();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const send = useSending({
    askConsent,
    onRefused: refuse,
    onConflict: setConflict,
    onFailed: setFailure,
  });

  type Read = () => SectionValue;
  const run = useLockFn(async (section: ResumeSection, read: Read, base = resume) => {
    setFailure(undefined);
    if (hasUploads()) setSaving(true);
    const areFilesThere = await uploadsDone();
    setSaving(false);
    if (!areFilesThere) return false;
    const mine = cleanValue(section, read());
    const problems = problemsOf(section, mine, portalToday());
    refuse(problems.map((problem) => faultOf(problem, t)));
    if (problems.length > 0) return false;
    const overlaps = Array.isArray(mine) ? overlapsOf(mine, entriesOf(base[section.key])) : [];
    if (overlaps.length > 0 && !(await askOverlap(overlaps))) return false;
    setSaving(true);
    try {
      const isSaved = await send(section, mine, base);
      if (!isSaved) return false;
      setConflict(undefined);
      onSaved(section, mine);
      return true;
    } finally {
      setSaving(false);
    }
  });

  const closeConflict = () => setConflict(undefined);
  return { run, isSaving, failure, conflict, closeConflict, holder };
}
