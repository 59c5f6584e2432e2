import { useAccess, useIntl } from '@umijs/max';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import RouteLoading from '@/loading';
import { broughtTexts, hasTexts, loadTexts } from '@/locales/load';
import { textsFor } from '@/locales/textSets';
import { packFor } from '@/utils/locale';
import { useRouteMeta } from './useRouteMeta';

/** The sets of texts of the screen in view, and whether they are loaded. */
export function useScreenTexts() {
  const { isSignedIn } = useAccess();
  const { texts, guard } = useRouteMeta();
  const pack = packFor([useIntl().locale]);
  const sets = useMemo(
    () => [...textsFor({ texts, guard }, isSignedIn), ...broughtTexts()],
    [texts, guard, isSignedIn],
  );
  return { pack, sets, isReady: hasTexts(pack, sets) };
}

/** Waits for those texts; when a chunk fails, the page boundary shows it. */
export default function ScreenTexts({ children }: { children: ReactNode }) {
  const { pack, sets, isReady } = useScreenTexts();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    // In an effect, because adding texts renders the whole portal again.
    for (const set of sets) loadTexts(pack, set).catch(setFailure);
  }, [pack, sets]);
  if (failure !== undefined) throw failure;
  return isReady ? children : <RouteLoading />;
}
