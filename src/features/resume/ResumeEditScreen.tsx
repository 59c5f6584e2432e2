import LateBoundary from '@/components/LateBoundary';
import { SideSkeleton } from '@/components/SideLayout';
import { fetchControls } from '@/forms/registry';
import { lazyWithRetry } from '@/utils/lazyWithRetry';

// One chunk for the four routes: only people who edit the résumé fetch the form library.
const Editor = lazyWithRetry(() => {
  // Beside it, so that the fields come with their values.
  fetchControls();
  return import(/* webpackChunkName: "resume-editor" */ './editor/Editor');
});

/** The résumé editor, for all of its four routes. */
export default function ResumeEditScreen() {
  return (
    <LateBoundary waiting={<SideSkeleton />}>
      <Editor />
    </LateBoundary>
  );
}
