import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useT } from '@/hooks/useT';
import Failure from './Failure';

/** React.lazy remembers a failed chunk, so each retry needs a new lazy component. */
const fetched = () => lazy(() => import(/* webpackChunkName: "rich-text" */ './RichText'));

/** Rich text that is not shown at first: its sanitiser (12 kB) is fetched with it. */
export default function LateRichText({ html }: { html: string }) {
  const t = useT();
  const [RichText, setRichText] = useState(fetched);
  return (
    <ErrorBoundary
      onReset={() => setRichText(fetched)}
      fallbackRender={({ resetErrorBoundary }) => (
        <Failure isCompact title={t('frame.chunk.title')} onRetry={resetErrorBoundary} />
      )}
    >
      <Suspense fallback={<span role="status">{t('common.loading')}</span>}>
        <RichText html={html} />
      </Suspense>
    </ErrorBoundary>
  );
}
