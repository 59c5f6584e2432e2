import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

interface LaterProps {
  /** In the shape of what will come, so that nothing moves when it does. */
  placeholder: ReactNode;
  /** How far below the screen it begins to be fetched. */
  ahead?: string;
  children: ReactNode;
}

/** Fetches code and data of what is below the screen only when one comes near it: connections may be poor. */
export default function Later({ placeholder, ahead = '300px', children }: LaterProps) {
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
  if (isNear) return <Suspense fallback={placeholder}>{children}</Suspense>;
  return <div ref={place}>{placeholder}</div>;
}
