import { Button } from 'antd';
import { memo } from 'react';
import { useT } from '@/hooks/useT';
import { isSecondPress } from '@/utils/secondPress';
import styles from './Editor.module.css';

export interface RowActions {
  onToggle: (index: number) => void;
  onMove: (index: number, by: -1 | 1) => void;
  onRemove: (index: number) => void;
}

export type RowTool = 'edit' | 'up' | 'down';

/** The id of a row's button. */
export function toolIdOf(rowId: string, tool: RowTool): string {
  return `resume-row-${rowId}-${tool}`;
}

interface RowToolsProps {
  rowId: string;
  index: number;
  isLast: boolean;
  isOpen: boolean;
  actions: RowActions;
}

/**
 * The buttons of a row, each with the row's name. Memoised: twenty rows have eighty buttons, which typing must not
 * render.
 */
function RowTools({ rowId, index, isLast, isOpen, actions }: RowToolsProps) {
  const t = useT();
  const name = t('resume.rows.name', { number: index + 1 });
  return (
    <span className={styles.tools}>
      <Button
        id={toolIdOf(rowId, 'edit')}
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'resume.rows.closeRow' : 'resume.rows.editRow', { name })}
        onClick={() => actions.onToggle(index)}
      >
        {t(isOpen ? 'resume.rows.close' : 'resume.rows.edit')}
      </Button>
      <Button
        id={toolIdOf(rowId, 'up')}
        aria-label={t('resume.rows.upRow', { name })}
        disabled={index === 0}
        onClick={() => actions.onMove(index, -1)}
      >
        {t('resume.rows.up')}
      </Button>
      <Button
        id={toolIdOf(rowId, 'down')}
        aria-label={t('resume.rows.downRow', { name })}
        disabled={isLast}
        onClick={() => actions.onMove(index, 1)}
      >
        {t('resume.rows.down')}
      </Button>
      <Button
        danger
        aria-label={t('resume.rows.removeRow', { name })}
        // The next row has moved under the pointer by then.
        onClick={(event) => isSecondPress(event) || actions.onRemove(index)}
      >
        {t('common.remove')}
      </Button>
    </span>
  );
}

export default memo(RowTools);
