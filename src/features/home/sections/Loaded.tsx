import type { ReactNode } from 'react';
import EmptyState from '@/components/EmptyState';
import Failure from '@/components/Failure';
import type { MessageAction } from '@/components/Message';
import styles from './Section.module.css';

interface Call<T> {
  data?: T;
  error?: Error;
  loading: boolean;
  refresh: () => void;
}

interface LoadedProps<T> {
  call: Call<T[]>;
  failureTitle: string;
  empty: { title: string; hint?: string; action?: MessageAction };
  /** Shape of what will come: how many rows, and how high (px). */
  skeleton: { rows: number; height: number };
  children: (list: T[]) => ReactNode;
}

function Skeleton({ rows, height }: { rows: number; height: number }) {
  return (
    <div className={styles.skeleton} aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={row} className={styles.line} style={{ height }} />
      ))}
    </div>
  );
}

/** A section's list in its four states: on its way, failed, empty, there. */
export default function Loaded<T>(props: LoadedProps<T>) {
  const { call, failureTitle, empty, skeleton, children } = props;
  if (call.data && call.data.length > 0) return children(call.data);
  if (call.error) {
    return (
      <Failure isCompact title={failureTitle} onRetry={call.refresh} isRetrying={call.loading} />
    );
  }
  if (!call.data) return <Skeleton {...skeleton} />;
  return <EmptyState isCompact {...empty} />;
}
