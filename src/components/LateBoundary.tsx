import { type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useT } from '@/hooks/useT';
import { useWhenOnline } from '@/hooks/useWhenOnline';
import { showMessage } from '@/request/feedback';
import { isChunkError, reloadIfChunk } from '@/utils/chunkError';
import { crashes } from '@/utils/crashes';
import { forgetFailures } from '@/utils/lazyWithRetry';
import Failure from './Failure';

interface LateBoundaryProps {
  /** Stands until the part is there. */
  waiting?: ReactNode;
  /** Says what did not load. */
  title?: string;
  /** Stands in the part's place when it does not load, and nothing is shown. */
  instead?: ReactNode;
  /** Takes away a part that a press has asked for; a message says that it did not load, and the next press fetches it again. */
  onFailed?: () => void;
  children: ReactNode;
}

/**
 * Around a part of a page that is fetched late (`lazyWithRetry`). When it does not load, the page and what was typed there
 * stay, and the part can be fetched again.
 */
export default function LateBoundary(props: LateBoundaryProps) {
  const { waiting, title, instead, onFailed, children } = props;
  const t = useT();
  const isSilent = instead !== undefined;
  const noteFailure = (error: unknown) => {
    forgetFailures();
    const isMissing = isChunkError(error);
    if (!isMissing) crashes.call(error);
    if (onFailed && !isSilent)
      showMessage('error', t(`frame.${isMissing ? 'chunk' : 'crash'}.hint`));
    onFailed?.();
  };
  return (
    <ErrorBoundary
      onError={noteFailure}
      fallbackRender={({ error, resetErrorBoundary }) =>
        isSilent || onFailed ? (
          instead
        ) : (
          <Missing title={title} error={error} onRetry={resetErrorBoundary} />
        )
      }
    >
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  );
}

interface MissingProps {
  title?: string;
  error: unknown;
  onRetry: () => void;
}

/** Says what did not load. It is fetched again by a press, or by itself once the device is online. */
export function Missing({ title, error, onRetry }: MissingProps) {
  const t = useT();
  useWhenOnline(onRetry);
  // After a release the file is gone: the page with the new names brings it. What was typed is on the device by now.
  useEffect(() => reloadIfChunk(error), [error]);
  const hint = t(`frame.${isChunkError(error) ? 'chunk' : 'crash'}.hint`);
  return <Failure title={title} hint={hint} onRetry={onRetry} />;
}
