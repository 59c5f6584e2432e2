import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import SectionForm from '../fields/SectionForm';
import type { ResumeSection } from '../shared/sections';
import { moveRow, newRow, type Values } from '../values';
import styles from './Editor.module.css';
import RowLine from './RowLine';

interface RowListProps {
  section: ResumeSection;
  rows: readonly Values[];
  openRow: string | undefined;
  onOpen: (id: string | undefined) => void;
  lockedFields: readonly string[];
  errors: ReadonlyMap<string, string>;
  onChange: (rows: Values[]) => void;
  onPatch: (index: number, patch: Values) => void;
}

/** Rows of a section: one line each, one row open at a time, moved and removed by buttons. */
export default function RowList(props: RowListProps) {
  const { section, rows, openRow, onOpen, lockedFields, errors, onChange, onPatch } = props;
  const t = useT();
  const add = () => {
    const row = newRow();
    onChange([...rows, row]);
    onOpen(String(row.id));
  };
  const remove = (index: number) => {
    onChange(rows.filter((_, other) => other !== index));
    onOpen(undefined);
  };
  return (
    <>
      {rows.length === 0 && <p className={styles.lead}>{t('resume.rows.empty')}</p>}
      <ol className={styles.rows}>
        {rows.map((row, index) => {
          const id = String(row.id);
          const isOpen = id === openRow;
          return (
            <li key={id} className={styles.row}>
              <RowLine
                section={section}
                row={row}
                index={index}
                count={rows.length}
                isOpen={isOpen}
                onToggle={() => onOpen(isOpen ? undefined : id)}
                onMove={(by) => onChange(moveRow(rows, index, by))}
                onRemove={() => remove(index)}
              />
              {isOpen && (
                <div className={styles.rowForm}>
                  <SectionForm
                    section={section}
                    index={index}
                    entry={row}
                    lockedFields={lockedFields}
                    errors={errors}
                    onPatch={(patch) => onPatch(index, patch)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <Button size="large" onClick={add}>
        {t('resume.rows.add', { section: t(section.labelKey) })}
      </Button>
    </>
  );
}
