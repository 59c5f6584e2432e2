import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useT } from '@/hooks/useT';
import { showMessage } from '@/request/feedback';
import { isChunkError } from '@/utils/chunkError';

interface LatePartProps<P> {
  load: () => Promise<{ default: ComponentType<P> }>;
  props: P;
  /** Shown until it is there. */
  waiting?: ReactNode;
  /** Takes the part away. */
  onFailed: () => void;
}

/**
 * A part of a page that is fetched when a press asks for it. If its file does not load, or it fails, a message says so; the
 * page and what was typed there stay, and the next press fetches it again.
 */
export default function LatePart<P extends object>(given: LatePartProps<P>) {
  const { load, props, waiting, onFailed } = given;
  const t = useT();
  // Made anew each time the part is shown, because React.lazy remembers a failure.
  const [Part] = useState(() => lazy(load));
  return (
    <ErrorBoundary
      fallback={null}
      onError={(error) => {
        showMessage('error', t(`frame.${isChunkError(error) ? 'chunk' : 'crash'}.hint`));
        onFailed();
      }}
    >
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
