import { lazy, Suspense } from 'react';
import { SideSkeleton } from '@/components/SideLayout';

// One chunk for the four routes: only people who edit the résumé fetch the form library.
const Editor = lazy(() => import(/* webpackChunkName: "resume-editor" */ './editor/Editor'));

/** The résumé editor, for all of its four routes. */
export default function ResumeEditScreen() {
  return (
    <Suspense fallback={<SideSkeleton />}>
      <Editor />
    </Suspense>
  );
}
