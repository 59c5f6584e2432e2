import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useT } from '@/hooks/useT';
import { showMessage } from '@/request/feedback';
import { isChunkError } from '@/utils/chunkError';

interface OverlayBoundaryProps {
  children: ReactNode;
  /** Closes what failed, and lets the next press fetch it anew: React.lazy remembers a failure. */
  onFailed: () => void;
}

/** Around what opens over a page: the page, and what was typed on it, is worth more than the overlay that fails. */
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
