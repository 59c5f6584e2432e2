import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

interface LaterProps {
  /** In the shape of what will come, so that nothing moves when it does. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** How far below the screen content begins to be fetched. */
const ahead = '300px';

/** Fetches code and data of what is below the screen only when one comes near it: connections may be poor. */
export default function Later({ placeholder, children }: LaterProps) {
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
  if (isNear) return <Suspense fallback={placeholder}>{children}</Suspense>;
  return <div ref={place}>{placeholder}</div>;
}
