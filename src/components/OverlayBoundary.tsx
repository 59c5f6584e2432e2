import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useT } from '@/hooks/useT';
import { showMessage } from '@/request/feedback';
import { isChunkError } from '@/utils/chunkError';

interface OverlayBoundaryProps {
  children: ReactNode;
  /**
   * Closes the failed overlay. The next press must create a new lazy component, because React.lazy remembers a failure.
   */
  onFailed: () => void;
}

/**
 * An error boundary around an overlay, so that a failing overlay does not take away the page below and what was typed
 * there.
 */
export default function OverlayBoundary({ children, onFailed }: OverlayBoundaryProps) {
  const t = useT();
  return (
    <ErrorBoundary
      fallback={null}
      onError={(error) => {
        showMessage('error', t(`frame.${isChunkError(error) ? 'chunk' : 'crash'}.hint`));
        onFailed();
      }}
    >
      {children}
    </ErrorBoundary>
  );
}
