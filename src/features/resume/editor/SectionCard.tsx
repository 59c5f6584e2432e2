import { useLocation } from '@umijs/max';
import { Alert } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Failure from '@/components/Failure';
import ErrorSummary from '@/forms/ErrorSummary';
import { FormContext, useFormContext } from '@/forms/FormContext';
import type { ErrorText } from '@/forms/fieldErrors';
import type { ErrorsState } from '@/forms/useFieldErrors';
import { useT } from '@/hooks/useT';
import { useTermsFailure } from '@/hooks/useTerms';
import SectionFields from '../fields/SectionFields';
import { useSectionSpecs } from '../fields/useSectionSpecs';
import type { ResumeSection } from '../shared/sections';
import { fieldIdOf, newRow, rowIdAt, type SectionValue } from '../values';
import { focusSoon } from './focusSoon';
import RowList from './RowList';
import type { ResumeFormState } from './useResumeForm';
import { useRowName } from './useRowName';

interface SectionCardProps {
  section: ResumeSection;
  /** The value of the section; a transition updates it after the fields. */
  value: SectionValue;
  state: ResumeFormState;
  errors: ErrorsState;
  /** Messages at fields that a review asks to correct and that are unchanged, by dotted path. */
  marks: ReadonlyMap<string, string>;
  /** Dotted path of the field to focus first. */
  startAt: string | undefined;
}

/** A section as a card: its errors, then its fields or rows. */
export default function SectionCard(props: SectionCardProps) {
  const { section, value, state, errors, marks, startAt } = props;
  const t = useT();
  const terms = useTermsFailure();
  const rowName = useRowName(value);
  const lockedFields = state.lockedFieldsOf(section.key);
  const specs = useSectionSpecs(section, lockedFields, state.onMajor);
  const [openRow, setOpenRow] = useState(() => rowIdAt(value, startAt));
  const form = useFormContext();
  const messages = useMemo(
    () => new Map<string, ErrorText>([...marks, ...errors.messages]),
    [marks, errors.messages],
  );
  const context = useMemo(() => ({ ...form, messages }), [form, messages]);

  useStart(section, startAt, state, setOpenRow);
  /** Opens the row of a field, because the fields of a closed row cannot be focused. */
  const open = (path: string) => {
    const row = rowIdAt(state.read(section.key), path);
    if (row) flushSync(() => setOpenRow(row));
  };
  return (
    <FormContext.Provider value={context}>
      <ErrorSummary
        formId={form.id}
        errors={errors.errors}
        attempt={errors.attempt}
        onReach={open}
        placeOf={rowName}
      />
      {terms.hasFailed && section.fields.some(({ termKey }) => termKey) && (
        <Failure title={t('common.choices.failed')} onRetry={terms.retry} />
      )}
      {lockedFields.length > 0 && (
        <Alert type="info" role="note" showIcon title={t('resume.locked.section')} />
      )}
      {Array.isArray(value) ? (
        <RowList
          section={section}
          specs={specs}
          rows={value}
          state={state}
          openRow={openRow}
          onOpen={setOpenRow}
          messages={messages}
        />
      ) : (
        <SectionFields specs={specs} />
      )}
    </FormContext.Provider>
  );
}

/**
 * Focuses the field that the URL names, also after a later navigation to another field or to the same one. Opens the
 * field's row; in an empty list, adds a row.
 */
function useStart(
  section: ResumeSection,
  startAt: string | undefined,
  { read, put }: Pick<ResumeFormState, 'read' | 'put'>,
  openRow: (id: string) => void,
): void {
  const { key: visit, search } = useLocation();
  const before = useRef<{ startAt?: string; search?: string }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a navigation moves the focus, never typing
  useEffect(() => {
    // The start and the end of an expiry also navigate, but with another query: they must not move the focus.
    const isAgain = before.current.search === search;
    const isOther = before.current.startAt !== startAt;
    before.current = { startAt, search };
    if (!startAt || !(isOther || isAgain)) return undefined;
    const value = read(section.key);
    const known = rowIdAt(value, startAt);
    if (known) openRow(known);
    else if (Array.isArray(value) && value.length === 0) {
      const row = newRow();
      put(section.key, [row]);
      openRow(String(row.id));
    }
    return focusSoon(fieldIdOf(startAt));
  }, [startAt, visit]);
}
