import { useDebounceFn, useEventEmitter, useLatest, useMemoizedFn } from 'ahooks';
import isEqual from 'lodash/isEqual';
import { startTransition, useEffect, useMemo } from 'react';
import type { FieldPath } from '@/forms/fieldSpec';
import type { Resume, ResumeEdit, ResumeSectionKey } from '@/services/types';
import { hasUploads } from '@/utils/upload/runningUploads';
import { type OfferedDraft, sectionsOver, withoutLocked } from '../drafts';
import { fieldsOfIdNumber, fieldsOfMajor } from '../fields/derivedFields';
import { partsOfPath } from '../shared/corrections';
import { type EntryValues, resumeFormId } from '../values';
import { useOffers } from './useOffers';
import { sectionKeys, useSections } from './useSections';

/** The résumé editor's state: the form, derived fields, locked fields, and drafts to restore. */
export function useResumeForm(owner: string, edit: ResumeEdit) {
  const { resume, rules } = edit;
  const { form, initialValues, ...sections } = useSections(owner, resume);
  const { drafts, setDrafts, unsaved, write, read, compare, put } = sections;
  const latest = useLatest(resume);
  const offers = useOffers(owner, resume);

  const showDrafts = () => startTransition(() => setDrafts(unsaved.current));
  const { run: showDraftsSoon } = useDebounceFn(showDrafts, { wait: pauseMs });
  const changes = useEventEmitter<readonly string[]>();
  /** Called after a change by the person; `paths` are dotted. */
  const onChange = useMemoizedFn((paths: readonly string[]) => {
    changes.emit(paths);
    if (paths.includes('basic.idNumber') || paths.includes('basic.idType')) {
      const more = fieldsOfIdNumber(read('basic') as EntryValues);
      for (const [key, value] of Object.entries(more)) form.setFieldValue(['basic', key], value);
    }
    const changed = new Set(paths.map((path) => partsOfPath(path).section as ResumeSectionKey));
    const next = compare([...changed]);
    // The field shows each key at once, the rest of the screen the text after a pause. Whether a section is changed it shows at once, too.
    if (isEqual(Object.keys(next), Object.keys(drafts))) showDraftsSoon();
    else showDrafts();
  });
  const onMajor = useMemoizedFn((code: string | undefined, path: FieldPath) => {
    for (const [key, value] of Object.entries(fieldsOfMajor(code))) {
      form.setFieldValue([...path.slice(0, -1), key], value);
    }
    setDrafts(compare(['education']));
  });

  // A field that was locked meanwhile cannot be saved, so it gets the server's value back.
  useEffect(() => {
    const freed = withoutLocked(unsaved.current, rules, latest.current);
    for (const key of sectionKeys) {
      const value = freed[key];
      if (value && !isEqual(value, unsaved.current[key])) put(key, value);
    }
  }, [rules, latest, unsaved, put]);

  /** Restores a draft; the current work that it replaces becomes a new offer. */
  const restore = (offer: OfferedDraft) => {
    const before = unsaved.current;
    const taken = withoutLocked(sectionsOver(offer, resume), rules, resume);
    for (const key of sectionKeys) {
      const value = taken[key];
      if (value) put(key, value);
    }
    // This tab stores the work before the offer's own draft is removed.
    write.flush();
    offers.exchange(offer, before);
  };

  const current = useMemo(() => ({ ...resume, ...drafts }) as Resume, [resume, drafts]);
  return {
    ...sections,
    current,
    /** For the frame around the fields. */
    frame: { id: resumeFormId, form, initialValues, onChange },
    /** Emits the dotted paths of each change by the person. */
    changes,
    onMajor,
    restore,
    offers: offers.list,
    discard: offers.discard,
    isDirty: Object.keys(drafts).length > 0,
    isUnsaved: useMemoizedFn((key: ResumeSectionKey) => key in unsaved.current),
    /** Whether leaving would lose something; a file on its way would be stopped. */
    hasUnsaved: () => hasUploads() || Object.keys(unsaved.current).length > 0,
    lockedFieldsOf: (key: ResumeSectionKey) =>
      rules.find((rule) => rule.section === key)?.lockedFields ?? unlocked,
  };
}

export type ResumeFormState = ReturnType<typeof useResumeForm>;

const unlocked: readonly string[] = [];
/** How long a pause in typing must be before the screen counts what is missing (ms). */
const pauseMs = 200;
