import { Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import { useT } from '@/hooks/useT';
import Failure from './Failure';
import State, { type StateAction } from './State';

type ItemOf<T> = T extends readonly (infer I)[] ? I : never;

interface AsyncContentProps<T> {
  /** A thing, or the items of a list. */
  data: T | undefined;
  request: { error?: Error; isLoading: boolean; refresh: () => void };
  /** What could not be shown; a general sentence by default. */
  failureTitle?: string;
  /** Of a list: what stands in its place when it has no items. */
  empty?: { title: string; hint?: string; action?: StateAction };
  /** It stands on the page's own ground: its states get a frame. */
  isFramed?: boolean;
  /**
   * A placeholder in the size of the content, so that nothing moves when the content appears; or a number of plain
   * rows.
   */
  skeleton: ReactNode | number;
  /** Renders one item of a list whose items have ids; other lists are rendered as a whole. */
  row?: (item: ItemOf<T>) => ReactNode;
  children?: (data: T) => ReactNode;
}

const keyOf = (item: unknown) =>
  item instanceof Object && 'id' in item ? String(item.id) : undefined;

/** A thing or a list in its states: loading, failed, empty, loaded. While newer data loads, the old data stays. */
export default function AsyncContent<T extends object>(props: AsyncContentProps<T>) {
  const { data, request, failureTitle, empty, isFramed, skeleton, row, children } = props;
  const { error, isLoading, refresh } = request;
  // The failure stays in its place while one tries again; another query shows the skeleton.
  const [isRetrying, setRetrying] = useState(false);
  if (isRetrying && !isLoading) setRetrying(false);
  // When another page of a list fails, the former one is not shown; a thing that is here stays.
  const isMissing = !data || (empty && error);
  if (isMissing && error && (isRetrying || !isLoading)) {
    return (
      <Failure
        isFramed={isFramed}
        title={failureTitle}
        error={error}
        isRetrying={isLoading}
        onRetry={() => {
          setRetrying(true);
          refresh();
        }}
      />
    );
  }
  if (isMissing) {
    return (
      <div aria-busy="true">
        {typeof skeleton === 'number' ? (
          <ListSkeleton rows={skeleton} isFramed={isFramed} />
        ) : (
          skeleton
        )}
      </div>
    );
  }
  if (!empty) return children?.(data);
  const items: readonly ItemOf<T>[] = Array.isArray(data) ? data : [];
  if (items.length === 0) return <State {...empty} role="status" isFramed={isFramed} />;
  return (
    <div className={isLoading ? 'stale' : undefined} aria-busy={isLoading}>
      {children?.(data)}
      {row && (
        <ul className="lines">
          {items.map((item) => (
            <li key={keyOf(item)}>{row(item)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const rowBox = { minHeight: 72, padding: '12px var(--inset)', boxSizing: 'border-box' } as const;

function ListSkeleton({ rows, isFramed }: { rows: number; isFramed?: boolean }) {
  const t = useT();
  return (
    <>
      <span className="visuallyHidden">{t('common.loading')}</span>
      <div className={isFramed ? 'surface lines' : 'lines'} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
          <Flex key={row} vertical gap={10} justify="center" style={rowBox}>
            <div className="bone" style={{ width: '60%' }} />
            <div className="bone" style={{ width: '35%' }} />
          </Flex>
        ))}
      </div>
    </>
  );
}
