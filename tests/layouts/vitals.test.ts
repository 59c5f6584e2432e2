import { measureVitals } from '@/layouts/monitoring/vitals';

type Listener = (list: { getEntries: () => object[] }) => void;

const listeners = new Map<string, Listener>();
const known = ['largest-contentful-paint', 'layout-shift', 'event'];

/** jsdom has no PerformanceObserver. */
function withObserver(types: readonly string[]): void {
  class Observer {
    static supportedEntryTypes = types;
    constructor(private readonly listener: Listener) {}
    observe({ type }: { type: string }) {
      listeners.set(type, this.listener);
    }
    disconnect() {
      for (const [type, one] of listeners) if (one === this.listener) listeners.delete(type);
    }
  }
  Object.defineProperty(globalThis, 'PerformanceObserver', { value: Observer, configurable: true });
}

const enter = (type: string, ...entries: object[]) =>
  listeners.get(type)?.({ getEntries: () => entries });

beforeEach(() => {
  listeners.clear();
  withObserver(known);
});
afterAll(() => Reflect.deleteProperty(globalThis, 'PerformanceObserver'));

test('the largest paint is the last one before somebody does something', () => {
  const read = measureVitals();
  enter('largest-contentful-paint', { startTime: 800 }, { startTime: 1200.1234 });
  window.dispatchEvent(new Event('pointerdown'));
  enter('largest-contentful-paint', { startTime: 9000 });
  expect(read()).toContainEqual({ name: 'LCP', value: 1200.123 });
});

test('the layout shift is the largest group: shifts near each other, of at most five seconds', () => {
  const read = measureVitals();
  const shift = (startTime: number, value: number, hadRecentInput = false) => ({
    startTime,
    value,
    hadRecentInput,
  });
  expect(read()).toContainEqual({ name: 'CLS', value: 0 });
  enter('layout-shift', shift(900, 0.1), shift(1500, 0.05), shift(2600, 0.02));
  expect(read()).toContainEqual({ name: 'CLS', value: 0.15 });
  enter('layout-shift', shift(2700, 0.5, true));
  expect(read()).toContainEqual({ name: 'CLS', value: 0.15 });
  const long = [0, 0.9, 1.8, 2.7, 3.6, 4.5, 5.4].map((at) => shift(10_000 + at * 1000, 0.1));
  enter('layout-shift', ...long);
  expect(read()).toContainEqual({ name: 'CLS', value: 0.6 });
});

test('the answer to a press is the slowest one; what nobody pressed does not count', () => {
  const read = measureVitals();
  enter('event', { interactionId: 0, duration: 900 });
  expect(read().map(({ name }) => name)).not.toContain('INP');
  enter('event', { interactionId: 7, duration: 48 }, { interactionId: 8, duration: 120 });
  enter('event', { interactionId: 9, duration: 24 });
  expect(read()).toContainEqual({ name: 'INP', value: 120 });
});

test('a browser that measures nothing tells nothing', () => {
  withObserver([]);
  expect(measureVitals()()).toEqual([]);
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  expect(measureVitals()()).toEqual([]);
});
