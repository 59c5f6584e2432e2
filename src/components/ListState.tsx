import type { ReactNode } from 'react';
import EmptyState from '@/components/EmptyState';
import Failure from '@/components/Failure';
import type { MessageAction } from '@/components/Message';
import { useT } from '@/hooks/useT';
import styles from './ListState.module.css';

interface ListStateProps<T> {
  list: readonly T[] | undefined;
  error?: Error;
  isLoading: boolean;
  refresh: () => void;
  failureTitle: string;
  empty: { title: string; hint?: string; action?: MessageAction };
  /** How many rows the skeleton has. */
  rows: number;
  children: (list: readonly T[]) => ReactNode;
}

/** A list in its four states: on its way, failed, empty, there; what is shown stays while newer is awaited. */
export default function ListState<T>(props: ListStateProps<T>) {
  const { list, error, isLoading, refresh, failureTitle, empty, rows, children } = props;
  if (error && !isLoading) return <Failure isCompact title={failureTitle} onRetry={refresh} />;
  if (!list || error) return <ListSkeleton rows={rows} />;
  if (list.length === 0) return <EmptyState {...empty} />;
  return (
    <div className={isLoading ? styles.stale : undefined} aria-busy={isLoading}>
      {children(list)}
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
