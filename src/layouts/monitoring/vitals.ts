/** The fields that the DOM's types do not have yet. */
interface Entry extends PerformanceEntry {
  /** layout-shift */
  value?: number;
  hadRecentInput?: boolean;
  /** event */
  interactionId?: number;
}

/** Shifts less than this apart, and within this of the first, count together (ms; web.dev/articles/cls). */
const shiftGap = { next: 1000, all: 5000 };

function observe(type: string, onEntry: (entry: Entry) => void): PerformanceObserver | undefined {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return undefined;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) onEntry(entry);
  });
  // 16 ms is the shortest event that browsers tell of.
  observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  return observer;
}

/** Largest paint until somebody does something (ms). */
function largestPaint() {
  let ms: number | undefined;
  const observer = observe('largest-contentful-paint', ({ startTime }) => {
    ms = startTime;
  });
  const stop = () => observer?.disconnect();
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, stop, { once: true, capture: true });
  return () => ms;
}

/** The largest group of layout shifts. */
function layoutShift() {
  let most: number | undefined = observe('layout-shift', add) && 0;
  let group = { from: 0, last: 0, sum: 0 };
  function add({ startTime, value = 0, hadRecentInput }: Entry) {
    if (hadRecentInput) return;
    const isNear =
      group.sum > 0 &&
      startTime - group.last < shiftGap.next &&
      startTime - group.from < shiftGap.all;
    group = isNear
      ? { from: group.from, last: startTime, sum: group.sum + value }
      : { from: startTime, last: startTime, sum: value };
    most = Math.max(most ?? 0, group.sum);
  }
  return () => most;
}

/** The slowest answer to a press (ms). The official figure leaves out one of fifty; few pages have as many. */
function slowestAnswer() {
  let ms: number | undefined;
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) ms = Math.max(ms ?? 0, duration);
  });
  return () => ms;
}

/** Begins to measure LCP, CLS and INP, with what has happened before; the function returned gives what is known of each. */
export function measureVitals(): () => { name: string; value: number }[] {
  const measures = { LCP: largestPaint(), CLS: layoutShift(), INP: slowestAnswer() };
  return () =>
    Object.entries(measures).flatMap(([name, read]) => {
      const value = read();
      return value === undefined ? [] : [{ name, value: Math.round(value * 1000) / 1000 }];
    });
}
