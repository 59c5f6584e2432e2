import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

interface LaterProps {
  /** What the content will take, so that nothing moves when it comes (px). */
  height: number;
  children: ReactNode;
}

/** How far below the screen content begins to be fetched. */
const ahead = '300px';

/** Fetches code and data of what is below the screen only when one comes near it: connections may be poor. */
export default function Later({ height, children }: LaterProps) {
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
  }, []);
  if (isNear) {
    return <Suspense fallback={<div style={{ minHeight: height }} />}>{children}</Suspense>;
  }
  return <div ref={place} style={{ minHeight: height }} />;
}
