import { useMemoizedFn } from 'ahooks';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import ErrorSummary from '@/components/ErrorSummary';
import { useT } from '@/hooks/useT';
import SectionForm from '../fields/SectionForm';
import type { ResumeSection } from '../shared/sections';
import {
  fieldIdOf,
  newRow,
  partsOfPath,
  patched,
  pathOf,
  type SectionUpdate,
  type SectionValue,
  type Values,
} from '../values';
import styles from './Editor.module.css';
import RowList from './RowList';
import type { useSectionErrors } from './useSectionErrors';

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

function rowIdAt(value: SectionValue, path: string | undefined): string | undefined {
  const row = path === undefined ? undefined : partsOfPath(path).row;
  const found = Array.isArray(value) && row !== undefined ? value[row] : undefined;
  return found && String(found.id);
}

/** One section as a card: what is to be mended, then its fields or its rows. */
export default function SectionCard(props: SectionCardProps) {
  const { section, value, lockedFields, errors, attempt, startAt, onChange, onMended } = props;
  const t = useT();
  const [openRow, setOpenRow] = useState(() => rowIdAt(value, startAt));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the section is opened at a field
  useEffect(() => {
    if (!startAt) return;
    // A link to the first row of a list that has none yet begins that row.
    if (Array.isArray(value) && value.length === 0) {
      const row = newRow();
      onChange(() => [row]);
      setOpenRow(String(row.id));
    }
    const frame = requestAnimationFrame(() => document.getElementById(fieldIdOf(startAt))?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const patch = useMemoizedFn((index: number, changes: Values) => {
    onChange((before) => patched(before, index, changes));
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
