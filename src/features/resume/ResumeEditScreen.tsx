import { lazy, Suspense } from 'react';
import ResumeSkeleton from './ResumeSkeleton';

// One chunk for the four entrances: the form library is fetched by those who edit alone.
const Editor = lazy(() => import(/* webpackChunkName: "resume-editor" */ './editor/Editor'));

/** The résumé's editor, whichever of its four addresses was taken. */
export default function ResumeEditScreen() {
  return (
    <Suspense fallback={<ResumeSkeleton />}>
      <Editor />
    </Suspense>
  );
}
