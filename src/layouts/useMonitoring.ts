import { useSelectedRoutes } from '@umijs/max';
import { useEffect } from 'react';
import { siteValues } from '@/utils/siteValues';
import { whenIdle } from '@/utils/whenIdle';
import { site } from '../../config/site';

type TellRoute = (route: string) => void;

function pageLoaded(): Promise<unknown> | undefined {
  if (document.readyState === 'complete') return undefined;
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

async function start(): Promise<TellRoute> {
  await pageLoaded();
  await whenIdle();
  const { startMonitoring } = await import(
    /* webpackChunkName: "monitoring" */ './monitoring/start'
  );
  return startMonitoring(siteValues.monitoringUrl);
}

let started: Promise<TellRoute | undefined> | undefined;

/**
 * Tells operations how the portal runs (docs/operations.md, Monitoring), for a share of the page loads. Off by default: then nothing is
 * fetched and nothing sent.
 */
export function useMonitoring(): void {
  const route = useSelectedRoutes().at(-1)?.route.path ?? '';
  useEffect(() => {
    if (!siteValues.monitoringUrl) return;
    started ??= Math.random() < site.monitoringShare ? start() : Promise.resolve(undefined);
    void started.then(
      (tellRoute) => tellRoute?.(route),
      () => {
        // Without its chunk the page is not monitored.
      },
    );
  }, [route]);
}
