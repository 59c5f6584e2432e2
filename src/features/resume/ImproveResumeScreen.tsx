import { lazy, Suspense } from 'react';
import { SideSkeleton } from '@/components/SideLayout';

const Improve = lazy(() => import(/* webpackChunkName: "resume-editor" */ './improve/Improve'));

/** /ImproveResume: a form with the missing fields of the résumé. */
export default function ImproveResumeScreen() {
  return (
    <Suspense fallback={<SideSkeleton />}>
      <Improve />
    </Suspense>
  );
}
