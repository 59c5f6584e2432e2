import { useAccess, useIntl } from '@umijs/max';
import { type ReactNode, useEffect, useState } from 'react';
import RouteLoading from '@/loading';
import { hasTexts, loadTexts } from '@/locales/load';
import { packFor } from '@/utils/locale';
import type { RouteMeta } from './useRouteMeta';

/** The sets of texts that the current route needs beside those of the reading screens, and whether they are loaded. */
export function usePersonTexts({ guard, frame }: RouteMeta) {
  const { isSignedIn } = useAccess();
  const pack = packFor([useIntl().locale]);
  const needsPerson = isSignedIn || guard === 'user' || guard === 'person';
  const needsForms = needsPerson || guard === 'guest' || frame === 'bare';
  const isReady =
    (!needsForms || hasTexts(pack, 'forms')) && (!needsPerson || hasTexts(pack, 'person'));
  return { pack, needsForms, needsPerson, isReady };
}

/** Waits for those texts; when a chunk fails, the page boundary shows it. */
export default function PersonTexts({ meta, children }: { meta: RouteMeta; children: ReactNode }) {
  const { pack, needsForms, needsPerson, isReady } = usePersonTexts(meta);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    // In an effect, because adding texts renders the whole portal again.
    if (needsForms) loadTexts(pack, 'forms').catch(setFailure);
    if (needsPerson) loadTexts(pack, 'person').catch(setFailure);
  }, [needsForms, needsPerson, pack]);
  if (failure !== undefined) throw failure;
  return isReady ? children : <RouteLoading />;
}
