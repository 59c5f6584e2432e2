import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import OverlayBoundary from './OverlayBoundary';

interface LatePartProps<P> {
  load: () => Promise<{ default: ComponentType<P> }>;
  props: P;
  /** Shown until it is there. */
  waiting?: ReactNode;
  /** Takes the part away. */
  onFailed: () => void;
}

/**
 * A part of a page that is fetched when a press asks for it. If its file does not load, a message says so and the page stays;
 * the next press fetches it again.
 */
export default function LatePart<P extends object>({
  load,
  props,
  waiting,
  onFailed,
}: LatePartProps<P>) {
  // Made anew each time the part is shown, because React.lazy remembers a failure.
  const [Part] = useState(() => lazy(load));
  return (
    <OverlayBoundary onFailed={onFailed}>
      <Suspense fallback={waiting && <div aria-busy="true">{waiting}</div>}>
        <Part {...props} />
      </Suspense>
    </OverlayBoundary>
  );
}
