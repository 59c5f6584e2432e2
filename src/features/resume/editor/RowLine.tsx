import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import { isFilled } from '../shared/completeness';
import type { ResumeSection } from '../shared/sections';
import type { Values } from '../values';
import { useFieldText } from '../view/useFieldText';
import styles from './Editor.module.css';

interface RowLineProps {
  section: ResumeSection;
  row: Values;
  index: number;
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

const shownFields = 3;

/** A row in one line with what can be done with it; every button names its row. */
export default function RowLine(props: RowLineProps) {
  const { section, row, index, count, isOpen, onToggle, onMove, onRemove } = props;
  const t = useT();
  const textOf = useFieldText();
  const words = section.fields
    .filter((field) => !field.derived && field.type !== 'textarea' && isFilled(row[field.key]))
    .map((field) => textOf(field, row[field.key]))
    .filter(Boolean)
    .slice(0, shownFields)
    .join(' · ');
  const name = t('resume.rows.name', { number: index + 1 });
  return (
    <div className={styles.line}>
      <span className={styles.words}>
        <span className={styles.number}>{index + 1}</span>
        {words ? <span lang="zh-CN">{words}</span> : t('resume.rows.blank')}
      </span>
      <span className={styles.tools}>
        <Button
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'resume.rows.closeRow' : 'resume.rows.editRow', { name })}
          onClick={onToggle}
        >
          {t(isOpen ? 'resume.rows.close' : 'resume.rows.edit')}
        </Button>
        <Button
          aria-label={t('resume.rows.upRow', { name })}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        >
          {t('resume.rows.up')}
        </Button>
        <Button
          aria-label={t('resume.rows.downRow', { name })}
          disabled={index === count - 1}
          onClick={() => onMove(1)}
        >
          {t('resume.rows.down')}
        </Button>
        <Button danger aria-label={t('resume.rows.removeRow', { name })} onClick={onRemove}>
          {t('common.remove')}
        </Button>
      </span>
    </div>
  );
}
