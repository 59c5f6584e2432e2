import { ProForm } from '@ant-design/pro-components';
import { useLatest, useMemoizedFn } from 'ahooks';
import pick from 'lodash/pick';
import { useRef, useState } from 'react';
import { useTabDraft } from '@/hooks/useTabDraft';
import type { Resume, ResumeSectionKey } from '@/services/types';
import { serverNow } from '@/utils/serverClock';
import { type Drafts, draftsToStore } from '../drafts';
import { mergeSection } from '../merge';
import { resumeSections, sectionOf } from '../shared/sections';
import { isSameValue, type ResumeValues, type SectionValue, sectionValue } from '../values';
import { prefixOf } from './useOffers';
import { useReceived } from './useReceived';

export const sectionKeys = resumeSections.map(({ key }) => key);

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
    draftsToStore(unsaved.current, serverNow(), known.current),
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
      if (isSameValue(sectionOf(key), value, known.current[key] ?? {})) {
        delete next[key];
        settle(key);
      } else next[key] = value;
    }
    unsaved.current = next;
    write();
    return next;
  });
  const refresh = useMemoizedFn((key: ResumeSectionKey) => setDrafts(compare([key])));
  const { conflicts, conflicting, choose, settle } = useReceived(resume, {
    known,
    read,
    fill: useMemoizedFn((key, value) => form.setFieldValue(key, value)),
    onReceived: useMemoizedFn(() => setDrafts(compare(sectionKeys))),
  });
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
  /**
   * Marks a section as saved, which may hold more than was sent: what was changed elsewhere. What was typed while it was
   * being sent stays unsaved.
   */
  const markSaved = useMemoizedFn(
    (key: ResumeSectionKey, sent: SectionValue, saved: SectionValue) => {
      const section = sectionOf(key);
      const { value } = mergeSection(section, sent, read(key), saved);
      if (!isSameValue(section, value, read(key))) form.setFieldValue(key, value);
      known.current = { ...known.current, [key]: saved };
      settle(key);
      compare([key]);
    },
  );

  return {
    form,
    initialValues,
    drafts,
    conflicts,
    conflicting,
    choose,
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
