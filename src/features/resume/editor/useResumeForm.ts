import { ProForm } from '@ant-design/pro-components';
import { useEventEmitter, useLatest, useMemoizedFn } from 'ahooks';
import isEqual from 'lodash/isEqual';
import pick from 'lodash/pick';
import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FieldPath } from '@/forms/fieldSpec';
import { useTabDraft } from '@/hooks/useTabDraft';
import type { Resume, ResumeEdit, ResumeSectionKey } from '@/services/types';
import { type Drafts, draftsToStore, type OfferedDraft, withoutLocked } from '../drafts';
import { following, ofMajor } from '../fields/following';
import { resumeSections, sectionOf } from '../shared/sections';
import { isSameValue, partsOfPath, type SectionValue, sectionValue, type Values } from '../values';
import { prefixOf, useOffers } from './useOffers';

/** The form's values: each section under its key. */
export type ResumeValues = Partial<Record<ResumeSectionKey, SectionValue>>;

const keys = resumeSections.map(({ key }) => key);

function sectionsOf(resume: Resume): ResumeValues {
  return pick(resume, keys) as ResumeValues;
}

function isSame(key: ResumeSectionKey, one: SectionValue, other: SectionValue): boolean {
  const section = sectionOf(key);
  return section !== undefined && isSameValue(section, one, other);
}

/**
 * The résumé as it is being edited. The form holds what is typed in every section, drawn or not; `drafts` says which of
 * them the server does not have, and lags behind the keys.
 */
export function useResumeForm(owner: string, edit: ResumeEdit) {
  const { resume, rules } = edit;
  const [form] = ProForm.useForm<ResumeValues>();
  const [initialValues] = useState(() => sectionsOf(resume));
  /** What the server has of each section, as far as the form has heard. */
  const known = useRef(initialValues);
  const unsaved = useRef<Drafts>({});
  const [drafts, setDrafts] = useState<Drafts>({});
  const latest = useLatest(edit);
  const offers = useOffers(owner, resume);
  const { write } = useTabDraft(prefixOf(owner), owner, () =>
    draftsToStore(unsaved.current, Date.now()),
  );

  const read = useMemoizedFn(
    (key: ResumeSectionKey): SectionValue =>
      form.getFieldValue(key) ?? sectionValue(latest.current.resume, key),
  );
  /** Compares sections with what the server has, after a change of theirs. */
  const compare = (changed: readonly ResumeSectionKey[]) => {
    const next: Drafts = { ...unsaved.current };
    for (const key of changed) {
      const value = read(key);
      if (isSame(key, value, known.current[key] ?? {})) delete next[key];
      else next[key] = value;
    }
    unsaved.current = next;
    write();
    return next;
  };
  /** Puts a value from outside into the form. */
  const put = useMemoizedFn((key: ResumeSectionKey, value: SectionValue) => {
    form.setFieldValue(key, value);
    setDrafts(compare([key]));
  });
  /** Draws the rest of the screen after a change of the section, at once. */
  const refresh = useMemoizedFn((key: ResumeSectionKey) => setDrafts(compare([key])));
  const changes = useEventEmitter<readonly string[]>();
  /** After a change by the person; `paths` are dotted. */
  const onChange = useMemoizedFn((paths: readonly string[]) => {
    changes.emit(paths);
    if (paths.includes('basic.idNumber')) {
      const more = following(read('basic') as Values);
      for (const [field, value] of Object.entries(more))
        form.setFieldValue(['basic', field], value);
    }
    const changed = new Set(paths.map((path) => partsOfPath(path).section as ResumeSectionKey));
    const next = compare([...changed]);
    // The field shows what is typed at once, the rest of the screen when no key press waits.
    startTransition(() => setDrafts(next));
  });
  const onMajor = useMemoizedFn((code: string | undefined, path: FieldPath) => {
    for (const [field, value] of Object.entries(ofMajor(code))) {
      form.setFieldValue([...path.slice(0, -1), field], value);
    }
    setDrafts(compare(['education']));
  });

  // What the server has now, in sections that it changed and that hold no unsaved work.
  const heard = useRef(resume);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each résumé that comes in is compared once
  useLayoutEffect(() => {
    for (const key of keys) {
      const value = sectionValue(resume, key);
      if (isEqual(value, sectionValue(heard.current, key))) continue;
      const isOpen = !isSame(key, read(key), known.current[key] ?? {});
      known.current = { ...known.current, [key]: value };
      if (!isOpen && !isEqual(read(key), value)) form.setFieldValue(key, value);
    }
    heard.current = resume;
    setDrafts(compare(keys));
  }, [resume]);

  // What was locked meanwhile cannot be saved: it says again what the server has.
  useEffect(() => {
    const freed = withoutLocked(unsaved.current, rules, latest.current.resume);
    for (const key of keys) {
      const value = freed[key];
      if (value && !isEqual(value, unsaved.current[key])) put(key, value);
    }
  }, [rules, latest, put]);

  /** What was saved is no draft any more; what was typed while it was sent still is. */
  const settle = (key: ResumeSectionKey, sent: SectionValue) => {
    known.current = { ...known.current, [key]: sent };
    compare([key]);
  };
  /** Begins a section anew with a value that counts as the server's. */
  const begin = useMemoizedFn((key: ResumeSectionKey, value: SectionValue) => {
    known.current = { ...known.current, [key]: value };
    put(key, value);
  });
  /** Takes up what was offered; what it replaces here is offered in its turn. */
  const restore = (offer: OfferedDraft) => {
    const before = unsaved.current;
    const taken = withoutLocked(offer.sections, rules, resume);
    for (const key of keys) {
      const value = taken[key];
      if (value) put(key, value);
    }
    // Kept here before it goes there.
    write.flush();
    offers.exchange(offer, before);
  };

  const current = useMemo(() => ({ ...resume, ...drafts }) as Resume, [resume, drafts]);
  return {
    form,
    initialValues,
    onChange,
    /** Tells of each change by the person. */
    changes,
    onMajor,
    read,
    put,
    refresh,
    settle,
    begin,
    restore,
    drafts,
    current,
    isDirty: Object.keys(drafts).length > 0,
    isUnsaved: useMemoizedFn((key: ResumeSectionKey) => key in unsaved.current),
    hasDrafts: () => Object.keys(unsaved.current).length > 0,
    lockedFieldsOf: (key: ResumeSectionKey) =>
      rules.find((rule) => rule.section === key)?.lockedFields ?? unlocked,
    offers: offers.list,
    discard: offers.discard,
  };
}

export type ResumeFormState = ReturnType<typeof useResumeForm>;

const unlocked: readonly string[] = [];
