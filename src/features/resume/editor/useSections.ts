import { ProForm } from '@ant-design/pro-components';
import { useLatest, useMemoizedFn } from 'ahooks';
import isEqual from 'lodash/isEqual';
import pick from 'lodash/pick';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTabDraft } from '@/hooks/useTabDraft';
import type { Resume, ResumeSectionKey } from '@/services/types';
import { type Drafts, draftsToStore } from '../drafts';
import { resumeSections, sectionOf } from '../shared/sections';
import { isSameValue, type SectionValue, sectionValue } from '../values';
import { prefixOf } from './useOffers';

/** The form's values: each section under its key. */
export type ResumeValues = Partial<Record<ResumeSectionKey, SectionValue>>;

export const sectionKeys = resumeSections.map(({ key }) => key);

function isSame(key: ResumeSectionKey, one: SectionValue, other: SectionValue): boolean {
  const section = sectionOf(key);
  return section !== undefined && isSameValue(section, one, other);
}

/**
 * The résumé's form: it holds what is typed in every section, drawn or not. `unsaved` are the sections that the server
 * does not have so, kept on the device as far as they may rest there; `drafts` is the same, as the screen shows it.
 */
export function useSections(owner: string, resume: Resume) {
  const [form] = ProForm.useForm<ResumeValues>();
  const [initialValues] = useState(() => pick(resume, sectionKeys) as ResumeValues);
  /** What the server has of each section, as far as the form has heard. */
  const known = useRef(initialValues);
  const unsaved = useRef<Drafts>({});
  const [drafts, setDrafts] = useState<Drafts>({});
  const latest = useLatest(resume);
  const { write } = useTabDraft(prefixOf(owner), owner, () =>
    draftsToStore(unsaved.current, Date.now()),
  );

  const read = useMemoizedFn(
    (key: ResumeSectionKey): SectionValue =>
      form.getFieldValue(key) ?? sectionValue(latest.current, key),
  );
  /** Compares sections with what the server has, after a change of theirs. */
  const compare = useMemoizedFn((changed: readonly ResumeSectionKey[]): Drafts => {
    const next: Drafts = { ...unsaved.current };
    for (const key of changed) {
      const value = read(key);
      if (isSame(key, value, known.current[key] ?? {})) delete next[key];
      else next[key] = value;
    }
    unsaved.current = next;
    write();
    return next;
  });
  const refresh = useMemoizedFn((key: ResumeSectionKey) => setDrafts(compare([key])));
  /** Puts a value from outside into the form. */
  const put = useMemoizedFn((key: ResumeSectionKey, value: SectionValue) => {
    form.setFieldValue(key, value);
    refresh(key);
  });
  /** Begins a section anew with a value that counts as the server's. */
  const begin = useMemoizedFn((key: ResumeSectionKey, value: SectionValue) => {
    known.current = { ...known.current, [key]: value };
    put(key, value);
  });
  /** What was saved is no draft any more; what was typed while it was sent still is. */
  const settle = useMemoizedFn((key: ResumeSectionKey, sent: SectionValue) => {
    known.current = { ...known.current, [key]: sent };
    compare([key]);
  });

  // What the server has now, in sections that it changed and that hold no unsaved work.
  const heard = useRef(resume);
  useLayoutEffect(() => {
    for (const key of sectionKeys) {
      const value = sectionValue(resume, key);
      if (isEqual(value, sectionValue(heard.current, key))) continue;
      const isClean = isSame(key, read(key), known.current[key] ?? {});
      known.current = { ...known.current, [key]: value };
      if (isClean && !isEqual(read(key), value)) form.setFieldValue(key, value);
    }
    heard.current = resume;
    setDrafts(compare(sectionKeys));
  }, [resume, form, read, compare]);

  return {
    form,
    initialValues,
    drafts,
    setDrafts,
    unsaved,
    write,
    read,
    compare,
    refresh,
    put,
    begin,
    settle,
  };
}
