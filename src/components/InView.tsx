import { useInViewport } from 'ahooks';
import { type ReactNode, useRef, useState } from 'react';
import LateBoundary from './LateBoundary';

interface InViewProps {
  /** Has the size of the content, so that nothing moves when the content appears. */
  placeholder: ReactNode;
  /** How far below the screen the content starts to load. */
  ahead?: string;
  children: ReactNode;
}

/** Loads code and data of a section only when the reader comes near it, to save data on slow connections. */
export default function InView({ placeholder, ahead = '300px', children }: InViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isInView] = useInViewport(place, { rootMargin: ahead });
  const [isNear, setNear] = useState(false);
  if (isInView && !isNear) setNear(true);
  const waiting = (
    <div ref={place} aria-busy={isNear || undefined}>
      {placeholder}
    </div>
  );
  return isNear ? <LateBoundary waiting={waiting}>{children}</LateBoundary> : waiting;
}
