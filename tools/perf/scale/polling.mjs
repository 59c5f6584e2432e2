import { readFileSync } from 'node:fs';

/** A number that the source gives a name. */
function numberIn(file, pattern) {
  const found = pattern.exec(readFileSync(file, 'utf8'))?.[1];
  if (!found) throw new Error(`${file} has no ${pattern}`);
  return Number(found.replaceAll('_', ''));
}

/** The intervals as they stand in the source (ms), and by how much they grow. */
function rules() {
  const polling = 'src/hooks/usePolling.ts';
  return {
    minMs: numberIn('src/layouts/Bell.tsx', /const minMs = ([\d_]+);/),
    maxMs: numberIn('src/layouts/Bell.tsx', /const maxMs = ([\d_]+);/),
    idle: numberIn(polling, /growth = \{ idle: ([\d.]+),/),
    failed: numberIn(polling, /growth = \{ idle: [\d.]+, failed: ([\d.]+) \}/),
    jitter: numberIn(polling, /const jitter = ([\d.]+);/),
  };
}

/** Calls per second of `tabs` open tabs, each polling with this interval (ms) and the jitter's mean. */
const rate = (tabs, ms, { jitter }) => (tabs * 1000) / (ms * (1 + jitter / 2));

/** How many questions one tab asks within `span` ms, when the interval grows by `growth` after each. */
function questionsIn(span, growth, { minMs, maxMs, jitter }) {
  let at = 0;
  let wait = minMs;
  let count = 0;
  while (at < span) {
    count += 1;
    wait = Math.min(wait * growth, maxMs);
    at += wait * (1 + jitter / 2);
  }
  return count;
}

/** Questions per second at `tabs` visible tabs of signed-in people. */
export function pollingAt(tabs) {
  const given = rules();
  const tenMinutes = 600_000;
  return {
    ...given,
    news: rate(tabs, given.minMs, given),
    opening: (tabs * questionsIn(tenMinutes, given.idle, given) * 1000) / tenMinutes,
    quiet: rate(tabs, given.maxMs, given),
    failing: (tabs * questionsIn(tenMinutes, given.failed, given) * 1000) / tenMinutes,
  };
}
