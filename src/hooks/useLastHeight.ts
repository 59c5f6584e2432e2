import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { hasShape } from '@/utils/shape';
import { readTab, writeTab } from '@/utils/tabStore';

interface LastHeight {
  ref: RefObject<HTMLDivElement | null>;
  style?: CSSProperties;
}

/** The height (px) that was kept at the window's present width. */
function heightNow(kept: unknown): number | undefined {
  if (!hasShape(kept, { width: 'number', height: 'number' })) return undefined;
  return kept.width === window.innerWidth ? kept.height : undefined;
}

/**
 * For a part of a page whose size is not known before its data is here: while it loads it is as high as it was the last
 * time in this tab at this width, so that what stands below does not move.
 * @param name of the part, unique in the portal
 * @returns the properties of the element around the part and its placeholder
 */
export function useLastHeight(
  name: string,
  { data, error }: { data?: unknown; error?: unknown },
): LastHeight {
  const ref = useRef<HTMLDivElement>(null);
  const key = `height/${name}`;
  const [height] = useState(() => heightNow(readTab(key)));
  const isLoaded = data !== undefined;
  useEffect(() => {
    const now = ref.current?.offsetHeight;
    if (isLoaded && now) writeTab(key, { width: window.innerWidth, height: now });
  }, [isLoaded, key]);
  const isAwaited = !isLoaded && !error && height;
  return { ref, style: isAwaited ? { height, overflow: 'clip' } : undefined };
}
