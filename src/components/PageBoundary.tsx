import { type ReactNode, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useFailureFocus } from '@/hooks/useFailureFocus';
import { useT } from '@/hooks/useT';
import { isChunkError, reloadIfChunk } from '@/utils/chunkError';
import { crashes } from '@/utils/crashes';
import State from './State';

function PageFailure({ error }: { error: unknown }) {
  const t = useT();
  // By now the failed page's effects have ended: its work is on the device, and the browser does not ask whether to leave.
  useEffect(() => reloadIfChunk(error), [error]);
  const area = useFailureFocus<HTMLDivElement>();
  const kind = isChunkError(error) ? 'chunk' : 'crash';
  return (
    <div ref={area}>
      <State
        role="alert"
        // A whole page that fails has no other h1 than its message.
        headingLevel={1}
        title={t(`frame.${kind}.title`)}
        hint={t(`frame.${kind}.hint`)}
        action={{ label: t('frame.crash.reload'), onClick: () => window.location.reload() }}
      />
    </div>
  );
}

interface PageBoundaryProps {
  children: ReactNode;
  resetKey?: string;
}

/**
 * Keeps a failing page from breaking the whole portal. When a page chunk does not load (spec §8), the page is reloaded
 * once, because React.lazy remembers the failure; after that an error state is shown.
 */
export default function PageBoundary({ children, resetKey }: PageBoundaryProps) {
  return (
    <ErrorBoundary
      fallbackRender={({ error }) => <PageFailure error={error} />}
      resetKeys={[resetKey]}
      onError={(error) => crashes.call(error)}
    >
      {children}
    </ErrorBoundary>
  );
}
