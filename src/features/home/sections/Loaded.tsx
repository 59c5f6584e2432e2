import type { ReactNode } from 'react';
import EmptyState from '@/components/EmptyState';
import Failure from '@/components/Failure';
import type { MessageAction } from '@/components/Message';
import SectionSkeleton, { type SectionSkeletonProps } from './SectionSkeleton';

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
  skeleton: SectionSkeletonProps;
  children: (list: T[]) => ReactNode;
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
  if (!call.data) {
    return (
      <div aria-busy="true">
        <SectionSkeleton {...skeleton} />
      </div>
    );
  }
  return <EmptyState isCompact {...empty} />;
}
