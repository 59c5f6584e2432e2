import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

interface LazySectionProps {
  /** Has the size of the content, so that nothing moves when the content appears. */
  placeholder: ReactNode;
  /** How far below the screen the section starts to load. */
  ahead?: string;
  children: ReactNode;
}

/** Loads code and data of a section only when the reader comes near it, to save data on slow connections. */
export default function LazySection({ placeholder, ahead = '300px', children }: LazySectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [ahead]);
  const waiting = (
    <div ref={place} aria-busy={isNear || undefined}>
      {placeholder}
    </div>
  );
  return isNear ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}
