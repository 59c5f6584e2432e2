import { Button, Flex } from 'antd';
import { type MouseEvent, memo } from 'react';
import { useT } from '@/hooks/useT';
import { isSecondPress } from '@/utils/secondPress';
import { isFilled } from '../shared/completeness';
import type { ResumeField, ResumeSection } from '../shared/sections';
import { type EntryValues, factDot } from '../values';
import { useFieldText } from '../view/useFieldText';
import styles from './Editor.module.css';

export interface RowActions {
  onToggle: (index: number) => void;
  onMove: (index: number, by: -1 | 1) => void;
  onRemove: (index: number) => void;
}

export type RowTool = 'edit' | 'up' | 'down';

/** The id of a row's button. */
export function toolIdOf(rowId: unknown, tool: RowTool): string {
  return `resume-row-${rowId}-${tool}`;
}

interface RowLineProps {
  section: ResumeSection;
  row: EntryValues;
  index: number;
  isLast: boolean;
  isOpen: boolean;
  /** Number of errors in its fields. */
  errors: number;
  actions: RowActions;
}

const shownFields = 3;

/**
 * A row as one line with its buttons, each with the row's name. Memoised: twenty rows have eighty buttons, and typing
 * must render those of its row only.
 */
function RowLine({ section, row, index, isLast, isOpen, errors, actions }: RowLineProps) {
  const t = useT();
  const textOf = useFieldText();
  /** A yes is its label, and a no is left out, because neither says anything without the label. */
  const wordsOf = (field: ResumeField) => {
    const value = row[field.key];
    return field.type === 'boolean'
      ? value === true && t(field.labelKey)
      : textOf(field, value).label;
  };
  const words = section.fields
    .filter((field) => !field.derived && field.type !== 'textarea' && isFilled(row[field.key]))
    .map(wordsOf)
    .filter(Boolean)
    .slice(0, shownFields)
    .join(factDot);
  const isOnly = isLast && index === 0;
  const name = t('resume.rows.name', { number: index + 1 });
  /** By the second press of a double click, the row is open or another row has moved under the pointer. */
  const once = (act: () => void) => (event: MouseEvent) => {
    if (!isSecondPress(event)) act();
  };
  return (
    <Flex wrap gap="8px 16px" align="center" justify="space-between" className={styles.line}>
      <Flex component="span" gap={8} className={styles.words}>
        <span className="quiet">{index + 1}</span>
        <span lang={words ? 'zh-CN' : undefined}>{words || t('resume.rows.blank')}</span>
        {errors > 0 && (
          <span className={styles.errors}>{t('validation.summary', { count: errors })}</span>
        )}
      </Flex>
      <Flex wrap component="span" gap={8}>
        <Button
          id={toolIdOf(row.id, 'edit')}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'resume.rows.closeRow' : 'resume.rows.editRow', { name })}
          onClick={once(() => actions.onToggle(index))}
        >
          {t(isOpen ? 'resume.rows.close' : 'resume.rows.edit')}
        </Button>
        {!isOnly && (
          <>
            <Button
              id={toolIdOf(row.id, 'up')}
              aria-label={t('resume.rows.upRow', { name })}
              disabled={index === 0}
              onClick={once(() => actions.onMove(index, -1))}
            >
              {t('resume.rows.up')}
            </Button>
            <Button
              id={toolIdOf(row.id, 'down')}
              aria-label={t('resume.rows.downRow', { name })}
              disabled={isLast}
              onClick={once(() => actions.onMove(index, 1))}
            >
              {t('resume.rows.down')}
            </Button>
          </>
        )}
        <Button
          danger
          aria-label={t('resume.rows.removeRow', { name })}
          onClick={once(() => actions.onRemove(index))}
        >
          {t('common.remove')}
        </Button>
      </Flex>
    </Flex>
  );
}

export default memo(RowLine);
