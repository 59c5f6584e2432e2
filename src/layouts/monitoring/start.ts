import { createBeacon } from '@/request/beacon';
import { onFailedCall } from '@/request/failedCalls';
import { crashes } from '@/utils/crashes';
import { happeningOf } from './errors';
import { measureVitals } from './vitals';

/** Begins to tell `url` what goes wrong on this page, and how fast it was. Returns how to say which route is in view. */
export function startMonitoring(url: string): (route: string) => void {
  const { tell, flush, atRoute } = createBeacon(url);
  const tellError = (error: unknown) => {
    const happening = happeningOf(error);
    if (happening) tell(happening);
    // A chunk that did not load makes the page load anew at once.
    if (happening?.type === 'chunk') flush();
  };
  window.addEventListener('error', ({ error }) => tellError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tellError(reason));
  crashes.add(tellError);
  onFailedCall((call) => tell({ type: 'call', ...call }));

  const readVitals = measureVitals();
  let areVitalsSent = false;
  const leave = () => {
    if (!areVitalsSent) for (const vital of readVitals()) tell({ type: 'vital', ...vital });
    areVitalsSent = true;
    flush();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  window.addEventListener('pagehide', leave);
  return atRoute;
}
