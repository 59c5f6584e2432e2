import { useLockFn } from 'ahooks';
import { useState } from 'react';
import type { Resume } from '@/services/types';
import { portalToday } from '@/utils/dateWords';
import { overlapsOf, problemsOf } from '../rules';
import type { ResumeSection } from '../shared/sections';
import { cleanValue, entriesOf, type SectionValue } from '../values';
import { useQuestions } from './useQuestions';
import { useSectionErrors } from './useSectionErrors';
import { type Conflict, useSending } from './useSending';

/** Saves one section: rules, questions, consent, conflict; `true` when the server has it. */
export function useSectionSave(
  resume: Resume,
  onSaved: (section: ResumeSection, sent: SectionValue) => void,
) {
  const { askOverlap, askConsent, holder } = useQuestions();
  const { errors, attempt, show, forget, wordsOf } = useSectionErrors();
  const [conflict, setConflict] = useState<Conflict>();
  const [isSaving, setSaving] = useState(false);
  const send = useSending({ askConsent, onRefused: show, onConflict: setConflict });

  const run = useLockFn(async (section: ResumeSection, value: SectionValue, base = resume) => {
    const mine = cleanValue(section, value);
    const problems = problemsOf(section, mine, portalToday());
    show(problems.map(wordsOf));
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

  const settle = () => setConflict(undefined);
  return { run, isSaving, errors, attempt, forget, conflict, settle, holder };
}
