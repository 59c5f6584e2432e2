import LateBoundary from '@/components/LateBoundary';
import { SideSkeleton } from '@/components/SideLayout';
import { fetchControls } from '@/forms/registry';
import { lazyWithRetry } from '@/utils/lazyWithRetry';

const Improve = lazyWithRetry(() => {
  // Beside it, so that the fields come with their values.
  fetchControls();
  return import(/* webpackChunkName: "resume-improve" */ './improve/Improve');
});

/** /ImproveResume: a form with the missing fields of the résumé. */
export default function ImproveResumeScreen() {
  return (
    <LateBoundary waiting={<SideSkeleton />}>
      <Improve />
    </LateBoundary>
  );
}
