import { useMemoizedFn } from 'ahooks';
import { startTransition, useState } from 'react';
import { flushSync } from 'react-dom';
import ErrorSummary from '@/components/ErrorSummary';
import Failure from '@/components/Failure';
import { useT } from '@/hooks/useT';
import { useTermsFailure } from '@/hooks/useTerms';
import SectionForm from '../fields/SectionForm';
import type { ResumeSection } from '../shared/sections';
import {
  fieldIdOf,
  patched,
  pathOf,
  rowIdAt,
  type SectionUpdate,
  type SectionValue,
  type Values,
} from '../values';
import styles from './Editor.module.css';
import RowList from './RowList';
import type { useSectionErrors } from './useSectionErrors';
import { useStart } from './useStart';

interface SectionCardProps {
  section: ResumeSection;
  value: SectionValue;
  lockedFields: readonly string[];
  errors: ReturnType<typeof useSectionErrors>['errors'];
  attempt: number;
  /** The field to begin at, a dotted path. */
  startAt: string | undefined;
  onChange: (update: SectionUpdate) => void;
  onMended: (paths: readonly string[]) => void;
}

/** One section as a card: what is to be mended, then its fields or its rows. */
export default function SectionCard(props: SectionCardProps) {
  const { section, value, lockedFields, errors, attempt, startAt, onChange, onMended } = props;
  const t = useT();
  const terms = useTermsFailure();
  const [openRow, setOpenRow] = useState(() => rowIdAt(value, startAt));

  useStart(startAt, value, setOpenRow, onChange);
  const patch = useMemoizedFn((index: number, changes: Values) => {
    // The field shows what is typed at once, the rest of the screen when no key press waits.
    startTransition(() => onChange((before) => patched(before, index, changes)));
    onMended(Object.keys(changes).map((key) => pathOf(section, index, key)));
  });
  const patchEntry = useMemoizedFn((changes: Values) => patch(0, changes));
  const begin = useMemoizedFn((): Values => (Array.isArray(value) ? {} : value));
  const changeRows = (update: (rows: readonly Values[]) => Values[]) => {
    onChange((before) => (Array.isArray(before) ? update(before) : before));
    // What was said of the third row would be read at another one.
    onMended(errors.paths);
  };
  /** A field in a closed row can only be reached once its row is open. */
  const open = (fieldId: string) => {
    const path = errors.paths.find((candidate) => fieldIdOf(candidate) === fieldId);
    const row = rowIdAt(value, path);
    if (row) flushSync(() => setOpenRow(row));
  };

  return (
    <>
      <ErrorSummary errors={errors.summary} attempt={attempt} onReach={open} />
      {terms.hasFailed && section.fields.some(({ termKey }) => termKey) && (
        <Failure title={t('common.choices.failed')} onRetry={terms.retry} isCompact />
      )}
      {lockedFields.length > 0 && <p className={styles.notice}>{t('resume.locked.section')}</p>}
      {Array.isArray(value) ? (
        <RowList
          section={section}
          rows={value}
          openRow={openRow}
          onOpen={setOpenRow}
          lockedFields={lockedFields}
          errors={errors.byPath}
          onChange={changeRows}
          onPatch={patch}
        />
      ) : (
        <SectionForm
          section={section}
          index={0}
          begin={begin}
          lockedFields={lockedFields}
          errors={errors.byPath}
          onPatch={patchEntry}
        />
      )}
    </>
  );
}
