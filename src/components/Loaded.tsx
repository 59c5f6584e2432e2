import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import Failure from './Failure';
import styles from './Loaded.module.css';
import State, { type StateAction } from './State';

interface LoadedProps<T> {
  list: readonly T[] | undefined;
  request: { error?: Error; isLoading: boolean; refresh: () => void };
  failureTitle: string;
  empty: { title: string; hint?: string; action?: StateAction };
  isCompact?: boolean;
  /** In the shape of what will come, so that nothing moves when it does; or as many plain rows. */
  skeleton: ReactNode | number;
  /** A line of a list whose items have ids; other lists are drawn as a whole. */
  row?: (item: T) => ReactNode;
  children?: (list: readonly T[]) => ReactNode;
}

const keyOf = (item: object) => ('id' in item ? String(item.id) : undefined);

/** A list in its four states: on its way, failed, empty, there; what is shown stays while newer is awaited. */
export default function Loaded<T extends object>(props: LoadedProps<T>) {
  const { list, request, failureTitle, empty, isCompact, skeleton, row, children } = props;
  const { error, isLoading, refresh } = request;
  if (error && !isLoading) return <Failure isCompact title={failureTitle} onRetry={refresh} />;
  if (!list || error) {
    return (
      <div aria-busy="true">
        {typeof skeleton === 'number' ? <ListSkeleton rows={skeleton} /> : skeleton}
      </div>
    );
  }
  if (list.length === 0) return <State {...empty} role="status" isCompact={isCompact} />;
  return (
    <div className={isLoading ? 'stale' : undefined} aria-busy={isLoading}>
      {children?.(list)}
      {row && (
        <ul className="lines">
          {list.map((item) => (
            <li key={keyOf(item)}>{row(item)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ListSkeleton({ rows }: { rows: number }) {
  const t = useT();
  return (
    <div>
      <span className="visuallyHidden">{t('common.loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={row} className={styles.row} aria-hidden="true">
          <div className={styles.heading} />
          <div className={styles.line} />
        </div>
      ))}
    </div>
  );
}
