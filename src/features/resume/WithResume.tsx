import { useModel } from '@umijs/max';
import type { ReactNode } from 'react';
import Failure from '@/components/Failure';
import { useCall } from '@/hooks/useCall';
import { useUser } from '@/hooks/useUser';
import type { ResumeEdit } from '@/services/types';
import ResumeSkeleton from './ResumeSkeleton';

interface WithResumeProps {
  children: (owner: string, edit: ResumeEdit) => ReactNode;
}

/** Reads the résumé with its rules anew, and shows what fills it in once it is here. */
export default function WithResume({ children }: WithResumeProps) {
  const owner = useUser()?.loginName;
  const { edit, load } = useModel('resume');
  // Another `load` is that of another person.
  const { data, error, loading, refresh } = useCall(() => load(), { refreshDeps: [load] });
  if (data && edit) return owner && children(owner, edit);
  return error ? <Failure onRetry={refresh} isRetrying={loading} /> : <ResumeSkeleton />;
}
