import { useIntl } from '@umijs/max';
import { memo } from 'react';
import Marks from '@/components/Marks';
import { useT } from '@/hooks/useT';
import type { UnitRow } from './treeRows';
import styles from './UnitTree.module.css';

interface TreeRowProps {
  row: UnitRow;
  index: number;
  id: string;
  /** Distance of the row from the top of the tree (px). */
  start: number;
  isChosen: boolean;
  isTabStop: boolean;
  keyword: string;
  measure: (element: HTMLElement | null) => void;
}

/** The deepest level that is indented: a phone has no room for more. */
const deepest = 6;

/** A unit in the tree, or a placeholder for units that are not loaded. The tree handles clicks and keys. */
function TreeRow(props: TreeRowProps) {
  const { row, index, id, start, isChosen, isTabStop, keyword, measure } = props;
  const t = useT();
  const isUnit = row.kind === 'unit';
  return (
    <div
      ref={measure}
      id={id}
      role="treeitem"
      tabIndex={isTabStop ? 0 : -1}
      className={`${styles.row} ${styles[isChosen ? 'chosen' : row.kind]}`}
      data-index={index}
      aria-level={row.level}
      aria-setsize={isUnit ? row.setSize : 1}
      aria-posinset={isUnit ? row.position : 1}
      aria-expanded={isUnit && row.unit.hasChildren ? row.isOpen : undefined}
      aria-selected={isChosen}
      style={{
        transform: `translateY(${start}px)`,
        paddingInlineStart: `calc(4px + ${Math.min(row.level, deepest) - 1} * var(--indent))`,
      }}
    >
      {isUnit ? (
        <Unit row={row} keyword={keyword} />
      ) : (
        t(row.kind === 'failed' ? 'enterprises.tree.retry' : 'common.loading')
      )}
    </div>
  );
}

function Unit({ row, keyword }: { row: UnitRow & { kind: 'unit' }; keyword: string }) {
  const { unit, isOpen } = row;
  const { own, total } = unit;
  const t = useT();
  const { formatNumber } = useIntl();
  return (
    <>
      <span
        aria-hidden="true"
        data-twist={unit.hasChildren || undefined}
        className={unit.hasChildren ? styles.twist : styles.leaf}
      >
        {unit.hasChildren && (isOpen ? '▾' : '▸')}
      </span>
      <span className={styles.name} lang="zh-CN">
        <Marks text={unit.name} keyword={keyword} />
      </span>
      {/* The positions of the unit itself and with its subordinates, if the server says both; screen readers get a
         sentence instead of the numbers. */}
      {[own, total].every(Number.isFinite) && (
        <>
          <span className={styles.counts} aria-hidden="true">
            {`${formatNumber(own)}/${formatNumber(total)}`}
          </span>
          <span className="visuallyHidden">{t('enterprises.tree.counts', { own, total })}</span>
        </>
      )}
    </>
  );
}

export default memo(TreeRow);
