import { useAccess, useIntl } from '@umijs/max';
import { type ReactNode, useEffect, useState } from 'react';
import RouteLoading from '@/loading';
import { hasTexts, loadTexts } from '@/locales/load';
import { packFor } from '@/utils/locale';
import type { RouteMeta } from './useRouteMeta';

/** Whether the route in view may use the texts of signing in and of a signed-in person. */
export function usePersonTexts({ guard, frame }: RouteMeta) {
  const { isSignedIn } = useAccess();
  const pack = packFor([useIntl().locale]);
  const isWanted = isSignedIn || guard !== undefined || frame === 'bare';
  return { pack, isReady: !isWanted || hasTexts(pack, 'person') };
}

/** Waits for those texts; a chunk that does not come is the page boundary's to say. */
export default function PersonTexts({ meta, children }: { meta: RouteMeta; children: ReactNode }) {
  const { pack, isReady } = usePersonTexts(meta);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    // Adding texts draws the whole portal anew.
    if (!isReady) loadTexts(pack, 'person').catch(setFailure);
  }, [isReady, pack]);
  if (failure !== undefined) throw failure;
  return isReady ? children : <RouteLoading />;
}
