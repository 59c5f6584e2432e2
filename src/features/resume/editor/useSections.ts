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

/** The form's values by section key. */
export type ResumeValues = Partial<Record<ResumeSectionKey, SectionValue>>;

export const sectionKeys = resumeSections.map(({ key }) => key);

function isSame(key: ResumeSectionKey, one: SectionValue, other: SectionValue): boolean {
  const section = sectionOf(key);
  return section !== undefined && isSameValue(section, one, other);
}

/**
 * The résumé's form, with the values of all sections. `unsaved` are the sections that differ from the server's, stored
 * on the device as far as it may store them; `drafts` is the same for rendering.
 */
export function useSections(owner: string, resume: Resume) {
  const [form] = ProForm.useForm<ResumeValues>();
  const [initialValues] = useState(() => pick(resume, sectionKeys) as ResumeValues);
  /** The server's values by section, as the form last received them. */
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
  /** Compares the given sections with the server's values. */
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
  /** Puts a value into the form, such as a restored draft. */
  const put = useMemoizedFn((key: ResumeSectionKey, value: SectionValue) => {
    form.setFieldValue(key, value);
    refresh(key);
  });
  /** Puts a value into the form that counts as saved. */
  const resetTo = useMemoizedFn((key: ResumeSectionKey, value: SectionValue) => {
    known.current = { ...known.current, [key]: value };
    put(key, value);
  });
  /** Marks a section as saved. What was typed while it was being sent stays unsaved. */
  const markSaved = useMemoizedFn((key: ResumeSectionKey, sent: SectionValue) => {
    known.current = { ...known.current, [key]: sent };
    compare([key]);
  });

  // Puts newer values of the server into the sections without unsaved work.
  const lastReceived = useRef(resume);
  useLayoutEffect(() => {
    for (const key of sectionKeys) {
      const value = sectionValue(resume, key);
      if (isEqual(value, sectionValue(lastReceived.current, key))) continue;
      const isClean = isSame(key, read(key), known.current[key] ?? {});
      known.current = { ...known.current, [key]: value };
      if (isClean && !isEqual(read(key), value)) form.setFieldValue(key, value);
    }
    lastReceived.current = resume;
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
    resetTo,
    markSaved,
  };
}
