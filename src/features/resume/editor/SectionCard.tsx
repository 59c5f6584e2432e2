import { useLocation } from '@umijs/max';
import { Alert } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Failure from '@/components/Failure';
import FaultSummary from '@/forms/FaultSummary';
import { FormContext, useFormContext } from '@/forms/FormContext';
import type { FaultsState } from '@/forms/useFaults';
import { useT } from '@/hooks/useT';
import { useTermsFailure } from '@/hooks/useTerms';
import SectionFields from '../fields/SectionFields';
import { useSectionSpecs } from '../fields/useSectionSpecs';
import type { ResumeSection } from '../shared/sections';
import { fieldIdOf, newRow, rowIdAt, type SectionValue } from '../values';
import { focusSoon } from './focusSoon';
import RowList from './RowList';
import type { ResumeFormState } from './useResumeForm';

interface SectionCardProps {
  section: ResumeSection;
  /** What the section holds, a key press behind. */
  value: SectionValue;
  state: ResumeFormState;
  faults: FaultsState;
  /** The field to begin at, a dotted path. */
  startAt: string | undefined;
}

/** One section as a card: what is to be mended, then its fields or its rows. */
export default function SectionCard(props: SectionCardProps) {
  const { section, value, state, faults, startAt } = props;
  const t = useT();
  const terms = useTermsFailure();
  const lockedFields = state.lockedFieldsOf(section.key);
  const specs = useSectionSpecs(section, lockedFields, state.onMajor);
  const [openRow, setOpenRow] = useState(() => rowIdAt(value, startAt));
  const form = useFormContext();
  const { messages } = faults;
  const context = useMemo(() => ({ ...form, messages }), [form, messages]);

  useStart(section, startAt, state, setOpenRow);
  /** A field in a closed row can only be reached once its row is open. */
  const open = (path: string) => {
    const row = rowIdAt(state.read(section.key), path);
    if (row) flushSync(() => setOpenRow(row));
  };
  return (
    <FormContext.Provider value={context}>
      <FaultSummary
        formId={form.id}
        faults={faults.faults}
        attempt={faults.attempt}
        onReach={open}
      />
      {terms.hasFailed && section.fields.some(({ termKey }) => termKey) && (
        <Failure title={t('common.choices.failed')} onRetry={terms.retry} isCompact />
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
 * Begins at the field that the address names, also when it names another one later, or is gone to once more: opens its
 * row, or the first one of a list that has none yet, and puts the focus there.
 */
function useStart(
  section: ResumeSection,
  startAt: string | undefined,
  { read, put }: Pick<ResumeFormState, 'read' | 'put'>,
  openRow: (id: string) => void,
): void {
  const { key: visit, search } = useLocation();
  const before = useRef<{ startAt?: string; search?: string }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone moves the focus, never what is typed
  useEffect(() => {
    // An expiry and its end are visits too, but by another query each time: they leave the focus alone.
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
