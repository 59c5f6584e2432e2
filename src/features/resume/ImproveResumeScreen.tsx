import { lazy, Suspense } from 'react';
import ResumeSkeleton from './ResumeSkeleton';

const Improve = lazy(() => import(/* webpackChunkName: "resume-editor" */ './improve/Improve'));

/** /ImproveResume: what the résumé still needs, one after the other. */
export default function ImproveResumeScreen() {
  return (
    <Suspense fallback={<ResumeSkeleton />}>
      <Improve />
    </Suspense>
  );
}
