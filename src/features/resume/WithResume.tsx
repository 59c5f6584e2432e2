import { useModel } from '@umijs/max';
import type { ReactNode } from 'react';
import AsyncContent from '@/components/AsyncContent';
import { SideSkeleton } from '@/components/SideLayout';
import { useReading } from '@/hooks/useCall';
import { useUser } from '@/hooks/useUser';
import type { ResumeEdit } from '@/services/types';

interface WithResumeProps {
  children: (owner: string, edit: ResumeEdit) => ReactNode;
}

/** Loads the résumé with its rules, and passes it to its child. */
export default function WithResume({ children }: WithResumeProps) {
  const owner = useUser()?.loginName;
  const { edit, load } = useModel('resume');
  // `load` changes with the person.
  const { data, ...request } = useReading((signal) => load({ signal }), [load]);
  return (
    <AsyncContent data={data && edit} request={request} skeleton={<SideSkeleton />}>
      {(known) => owner && children(owner, known)}
    </AsyncContent>
  );
}
