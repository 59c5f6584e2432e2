import { memo } from 'react';
import { useT } from '@/hooks/useT';
import { isFilled } from '../shared/completeness';
import type { ResumeSection } from '../shared/sections';
import type { EntryValues } from '../values';
import { useFieldText } from '../view/useFieldText';
import styles from './Editor.module.css';
import RowTools, { type RowActions } from './RowTools';

interface RowLineProps {
  section: ResumeSection;
  row: EntryValues;
  index: number;
  isLast: boolean;
  isOpen: boolean;
  /** Number of errors in its fields. */
  faults: number;
  actions: RowActions;
}

const shownFields = 3;

/** A row as one line with its buttons. */
function RowLine({ section, row, index, isLast, isOpen, faults, actions }: RowLineProps) {
  const t = useT();
  const textOf = useFieldText();
  const words = section.fields
    .filter((field) => !field.derived && field.type !== 'textarea' && isFilled(row[field.key]))
    .map((field) => textOf(field, row[field.key]))
    .filter(Boolean)
    .slice(0, shownFields)
    .join(' · ');
  return (
    <div className={styles.line}>
      <span className={styles.words}>
        <span className={styles.number}>{index + 1}</span>
        {words ? <span lang="zh-CN">{words}</span> : t('resume.rows.blank')}
        {faults > 0 && (
          <span className={styles.faults}>{t('validation.summary', { count: faults })}</span>
        )}
      </span>
      <RowTools
        rowId={String(row.id)}
        index={index}
        isLast={isLast}
        isOpen={isOpen}
        actions={actions}
      />
    </div>
  );
}

export default memo(RowLine);
