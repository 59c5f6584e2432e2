import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import Failure from './Failure';
import styles from './Loaded.module.css';
import State, { type StateAction } from './State';

interface LoadedProps<T> {
  list: readonly T[] | undefined;
  error?: Error;
  isLoading: boolean;
  refresh: () => void;
  failureTitle: string;
  empty: { title: string; hint?: string; action?: StateAction };
  isCompact?: boolean;
  /** In the shape of what will come, so that nothing moves when it does; or as many plain rows. */
  skeleton: ReactNode | number;
  children: (list: readonly T[]) => ReactNode;
}

/** A list in its four states: on its way, failed, empty, there; what is shown stays while newer is awaited. */
export default function Loaded<T>(props: LoadedProps<T>) {
  const { list, error, isLoading, refresh, failureTitle, empty, isCompact, skeleton } = props;
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
      {props.children(list)}
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
