import { useModel } from '@umijs/max';
import { useLockFn } from 'ahooks';
import { useState } from 'react';
import { isBizError } from '@/request/BizError';
import { reportFailure } from '@/request/errorHandler';
import type { Resume, ResumeSave } from '@/services/types';
import { overlapsOf, problemsOf } from '../rules';
import type { ResumeSection } from '../shared/sections';
import { cleanValue, isSameValue, type SectionValue, sectionValue } from '../values';
import { consentField, errorsFrom, newerOf, today } from './saveAnswers';
import { useQuestions } from './useQuestions';
import { useSectionErrors } from './useSectionErrors';

export interface Conflict {
  section: ResumeSection;
  mine: SectionValue;
  newer: Resume;
}

const own = { skipErrorHandler: true };
/** Saves one section: rules, questions, consent, conflict; `true` when the server has it. */
export function useSectionSave(resume: Resume, onSaved: (section: ResumeSection) => void) {
  const { save, adopt, load } = useModel('resume');
  const { askOverlap, askConsent, holder } = useQuestions();
  const { errors, attempt, show, forget, wordsOf } = useSectionErrors();
  const [conflict, setConflict] = useState<Conflict>();
  const [savedAt, setSavedAt] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  const send = async (
    section: ResumeSection,
    mine: SectionValue,
    base: Resume,
    consent?: string,
  ): Promise<boolean> => {
    const body: ResumeSave = {
      section: section.key,
      value: mine as ResumeSave['value'],
      version: base.version,
      ...(consent && { sensitiveConsentVersion: consent }),
    };
    try {
      await save(body, own);
      return true;
    } catch (error) {
      const newer = newerOf(error);
      const saved = sectionValue(base, section.key);
      if (newer && isSameValue(section, sectionValue(newer, section.key), saved)) {
        // Another section was changed elsewhere: nothing of this one is lost.
        adopt(newer);
        return send(section, mine, newer, consent);
      }
      if (newer) {
        setConflict({ section, mine, newer });
        return false;
      }
      const refused = errorsFrom(error);
      if (refused.some(({ path }) => path === consentField) && !consent) {
        const given = await askConsent();
        return given ? send(section, mine, base, given) : false;
      }
      if (refused.length === 0) reportFailure(error);
      else show(refused);
      if (isBizError(error) && error.info.errorCode === 'RESUME_LOCKED') await load();
      return false;
    }
  };

  const run = useLockFn(async (section: ResumeSection, value: SectionValue, base = resume) => {
    const mine = cleanValue(section, value);
    const problems = problemsOf(section, mine, today());
    show(problems.map(wordsOf));
    if (problems.length > 0) return false;
    const overlaps = Array.isArray(mine) ? overlapsOf(mine) : [];
    if (overlaps.length > 0 && !(await askOverlap(overlaps))) return false;
    setSaving(true);
    try {
      const isSaved = await send(section, mine, base);
      if (!isSaved) return false;
      setConflict(undefined);
      setSavedAt(new Date().toISOString());
      onSaved(section);
      return true;
    } finally {
      setSaving(false);
    }
  });

  const settle = () => setConflict(undefined);
  return { run, isSaving, errors, attempt, forget, conflict, settle, savedAt, holder };
}
