import { Alert } from 'antd';
import { useMemo, useState } from 'react';
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
import { rowIdAt, type SectionValue } from '../values';
import RowList from './RowList';
import type { ResumeFormState } from './useResumeForm';
import { useStart } from './useStart';

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
