import { lazy, Suspense } from 'react';
import ResumeSkeleton from './ResumeSkeleton';

const Improve = lazy(() => import(/* webpackChunkName: "resume-editor" */ './improve/Improve'));

/** /ImproveResume: a form with the missing fields of the résumé. */
export default function ImproveResumeScreen() {
  return (
    <Suspense fallback={<ResumeSkeleton />}>
      <Improve />
    </Suspense>
  );
}
