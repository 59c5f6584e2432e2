import { useMemoizedFn } from 'ahooks';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useT } from '@/hooks/useT';
import SectionForm from '../fields/SectionForm';
import type { ResumeSection } from '../shared/sections';
import type { Values } from '../values';
import styles from './Editor.module.css';
import RowLine from './RowLine';
import { undoId, useRowActions } from './useRowActions';

interface RowListProps {
  section: ResumeSection;
  rows: readonly Values[];
  openRow: string | undefined;
  onOpen: (id: string | undefined) => void;
  lockedFields: readonly string[];
  errors: ReadonlyMap<string, string>;
  onChange: (update: (rows: readonly Values[]) => Values[]) => void;
  onPatch: (index: number, patch: Values) => void;
}

/** Rows of a section: one line each, one row open at a time, moved and removed by buttons. */
export default function RowList(props: RowListProps) {
  const { section, rows, openRow, onOpen, lockedFields, errors, onChange, onPatch } = props;
  const t = useT();
  const openIndex = rows.findIndex(({ id }) => String(id) === openRow);
  const paths = [...errors.keys()];

  const onToggle = useMemoizedFn((index: number) =>
    onOpen(index === openIndex ? undefined : String(rows[index]?.id)),
  );
  const { news, removed, add, onMove, onRemove, undo } = useRowActions(
    section,
    rows,
    onChange,
    onOpen,
  );
  const actions = useMemo(() => ({ onToggle, onMove, onRemove }), [onToggle, onMove, onRemove]);
  const begin = useMemoizedFn(() => rows[openIndex] ?? {});
  const patch = useMemoizedFn((changes: Values) => onPatch(openIndex, changes));
  return (
    <>
      {rows.length === 0 && <p className={styles.lead}>{t('resume.rows.empty')}</p>}
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          <li key={String(row.id)} className={styles.row}>
            <RowLine
              section={section}
              row={row}
              index={index}
              isLast={index === rows.length - 1}
              isOpen={index === openIndex}
              faults={paths.filter((path) => path.startsWith(`${section.key}.${index}.`)).length}
              actions={actions}
            />
            {index === openIndex && (
              <div className={styles.rowForm}>
                <SectionForm
                  section={section}
                  index={index}
                  begin={begin}
                  lockedFields={lockedFields}
                  errors={errors}
                  onPatch={patch}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.tools}>
        <span role="status">{news && t(`resume.rows.${news.what}`, { number: news.number })}</span>
        {removed && (
          <Button id={undoId} onClick={undo}>
            {t('resume.rows.undo')}
          </Button>
        )}
      </div>
      <Button size="large" onClick={add}>
        {t('resume.rows.add', { section: t(section.labelKey) })}
      </Button>
    </>
  );
}
