import { useEffect, useId, useRef } from 'react';
import TreeRow from './TreeRow';
import { rowKey } from './treeRows';
import styles from './UnitTree.module.css';
import { type TreeFocusOptions, useTreeFocus } from './useTreeFocus';
import { lineHeight, useTreeLines } from './useTreeLines';

interface TreeViewProps extends Omit<TreeFocusOptions, 'idOf' | 'page' | 'scrollTo'> {
  label: string;
  keyword: string;
  /** Called when a placeholder for units that are not loaded is visible. */
  onWaiting: (parentId: string) => void;
}

/** The rows of a tree. Only visible ones are rendered: tens of thousands of units cost no more than a screenful. */
export default function TreeView(props: TreeViewProps) {
  const { rows, label, chosenId, keyword, onWaiting } = props;
  const prefix = useId();
  const box = useRef<HTMLDivElement>(null);
  const idOf = (key: string) => `${prefix}-${key}`;
  const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / lineHeight) - 1);
  const scrollTo = (index: number) => list.scrollToIndex(index, { align: 'auto' });
  const { activeIndex, ...handlers } = useTreeFocus({ ...props, idOf, page, scrollTo });
  const list = useTreeLines({ rows, box, label, chosenId, activeIndex });
  const items = list.getVirtualItems();
  // The list corrects its way to a row for some seconds, while heights change. A reader who scrolls takes over.
  const { cancelScroll } = list;

  // Units load when their placeholder is visible, not already when a unit above is expanded. Each render asks for them:
  // what is on its way is not called again, and a new tree has aborted the calls of the old one.
  useEffect(() => {
    for (const { index } of items) {
      const row = rows[index];
      if (row?.kind === 'waiting') onWaiting(row.parentId);
    }
  });

  return (
    <div
      ref={box}
      role="tree"
      aria-label={label}
      className={styles.tree}
      {...handlers}
      onWheel={cancelScroll}
      onPointerDown={cancelScroll}
    >
      <div role="presentation" style={{ position: 'relative', height: list.getTotalSize() }}>
        {items.map(({ index, key, start }) => {
          const row = rows[index];
          return (
            row && (
              <TreeRow
                key={key}
                row={row}
                index={index}
                id={idOf(rowKey(row))}
                start={start}
                isChosen={row.kind === 'unit' && row.unit.id === chosenId}
                isTabStop={index === activeIndex}
                keyword={keyword}
                measure={list.measureElement}
              />
            )
          );
        })}
      </div>
    </div>
  );
}
