import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

/** Begins to measure LCP (ms), CLS and INP (ms), with what has happened before; the function returned gives what is known of each. */
export function measureVitals(): () => { name: string; value: number }[] {
  const known = new Map<string, number>();
  const keep = ({ name, value }: Metric) => known.set(name, Math.round(value * 1000) / 1000);
  for (const measure of [onLCP, onCLS, onINP]) measure(keep, { reportAllChanges: true });
  return () => [...known].map(([name, value]) => ({ name, value }));
}
