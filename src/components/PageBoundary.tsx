import { type ReactNode, useEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useShellEnd } from '@/hooks/useShellEnd';
import { useT } from '@/hooks/useT';
import { isChunkError, reloadIfChunk } from '@/utils/chunkError';
import { crashes } from '@/utils/crashes';
import State from './State';

function PageFailure({ error }: FallbackProps) {
  const t = useT();
  useShellEnd();
  // By now the failed page's effects have ended: its work is on the device, and the browser does not ask whether to leave.
  useEffect(() => reloadIfChunk(error), [error]);
  const kind = isChunkError(error) ? 'chunk' : 'crash';
  return (
    <State
      role="alert"
      title={t(`frame.${kind}.title`)}
      hint={t(`frame.${kind}.hint`)}
      action={{ label: t('frame.crash.reload'), onClick: () => window.location.reload() }}
    />
  );
}

/**
 * Keeps a failing page from breaking the whole portal. When a page chunk does not load (spec §8), the page is reloaded
 * once, because React.lazy remembers the failure; after that an error state is shown.
 */
export default function PageBoundary(props: { children: ReactNode; resetKey?: string }) {
  return (
    <ErrorBoundary
      FallbackComponent={PageFailure}
      resetKeys={[props.resetKey]}
      onError={(error) => crashes.call(error)}
    >
      {props.children}
    </ErrorBoundary>
  );
}
