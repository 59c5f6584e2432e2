import LateBoundary from '@/components/LateBoundary';
import { SideSkeleton } from '@/components/SideLayout';
import { fetchControls } from '@/forms/registry';
import { lazyWithRetry } from '@/utils/lazyWithRetry';

const Improve = lazyWithRetry(
  () => import(/* webpackChunkName: "resume-editor" */ './improve/Improve'),
);

// With this screen's own code, also when a pointer rests on a link to it: the fields come with their values.
fetchControls();

/** /ImproveResume: a form with the missing fields of the résumé. */
export default function ImproveResumeScreen() {
  return (
    <LateBoundary waiting={<SideSkeleton />}>
      <Improve />
    </LateBoundary>
  );
}
