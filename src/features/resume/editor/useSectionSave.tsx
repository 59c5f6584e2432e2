import { useState } from 'react';
import { brokenRule, errorFrom, type FieldError } from '@/forms/fieldErrors';
import type { ErrorsState } from '@/forms/useFieldErrors';
import { useLockedAction } from '@/hooks/useLockedAction';
import { useQuestion } from '@/hooks/useQuestion';
import { type Translate, useT } from '@/hooks/useT';
import type { Resume } from '@/services/types';
import { sessionChangeCheck } from '@/session/state/otherTabs';
import { portalToday } from '@/utils/dateWords';
import { hasUploads, uploadsDone } from '@/utils/upload/runningUploads';
import { overlapsOf, problemsOf } from '../rules';
import type { ResumeSection } from '../shared/sections';
import { cleanValue, entriesOf, sectionValue, withoutUnusedRows } from '../values';
import type { ResumeFormState } from './useResumeForm';
import { useSending } from './useSending';

/** The question about periods that overlap, which can be right: two jobs, or service during studies. */
function overlapQuestion(pairs: ReturnType<typeof overlapsOf>, t: Translate) {
  return {
    title: t('resume.overlap.title'),
    content: (
      <ul>
        {pairs.map(([one, other]) => (
          <li key={`${one}-${other}`}>
            {t('resume.overlap.pair', { one: one + 1, other: other + 1 })}
          </li>
        ))}
      </ul>
    ),
    okText: t('resume.overlap.save'),
    cancelText: t('resume.overlap.back'),
  };
}

/**
 * Saves a section after its running uploads: checks, questions, consent, conflicts. `run` resolves to true when the
 * server has saved it. Render `holder` on the page.
 */
export function useSectionSave(
  section: ResumeSection,
  resume: Resume,
  { read, put, markSaved }: Pick<ResumeFormState, 'read' | 'put' | 'markSaved'>,
  refuse: ErrorsState['refuse'],
) {
  const t = useT();
  const { ask, holder } = useQuestion();
  const [isSaving, setSaving] = useState(false);
  const [hasSaved, setHasSaved] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const send = useSending(section, { ask, refuse, onFailed: setFailure });
  const { key } = section;

  /** The errors in the values as they are. */
  const check = (): FieldError[] =>
    problemsOf(section, cleanValue(section, read(key)), portalToday()).map(
      ({ path, labelKey, violation }) => ({
        ...errorFrom(brokenRule(violation, t(labelKey), t)),
        path,
      }),
    );

  const run = useLockedAction(async () => {
    setFailure(undefined);
    const cancelIfSessionChanged = sessionChangeCheck();
    if (hasUploads()) setSaving(true);
    const areFilesThere = await uploadsDone();
    setSaving(false);
    if (!areFilesThere) return false;
    const given = withoutUnusedRows(section, read(key), sectionValue(resume, key));
    if (given !== read(key)) put(key, given);
    const found = check();
    refuse(found);
    if (found.length > 0) return false;
    const mine = cleanValue(section, read(key));
    const overlaps = Array.isArray(mine) ? overlapsOf(mine, entriesOf(resume[key])) : [];
    if (overlaps.length > 0 && !(await ask(overlapQuestion(overlaps, t)))) return false;
    setSaving(true);
    try {
      const saved = await send(mine, resume, cancelIfSessionChanged);
      if (saved) {
        markSaved(key, mine, saved);
        setHasSaved(true);
      }
      return saved !== undefined;
    } finally {
      setSaving(false);
    }
  });

  return { run, check, isSaving, hasSaved, failure, holder };
}
