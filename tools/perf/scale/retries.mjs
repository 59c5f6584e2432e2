import { build } from 'esbuild';

/** The rule of the source itself (src/request/tryLater.ts) as a function that makes one page's own. */
async function compile() {
  const umi = {
    name: 'umi',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^@umijs\/max$/ }, () => ({ path: 'umi', namespace: 'umi' }));
      onLoad({ filter: /.*/, namespace: 'umi' }, () => ({
        contents: 'export const getRequestInstance = () => globalThis.simulated;',
      }));
    },
  };
  const { outputFiles } = await build({
    entryPoints: ['src/request/tryLater.ts'],
    plugins: [umi],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'rule',
    alias: { '@': './src' },
    tsconfigRaw: {},
  });
  return new Function('window', `${outputFiles[0].text}; return rule;`);
}

/** One page's reads, one after the other, at a server that refuses this share of all calls with 503. */
async function openPage(rule, share, reads, sum) {
  const clock = {
    setTimeout: (done, ms) => {
      sum.waitedMs += ms;
      queueMicrotask(done);
    },
    clearTimeout: () => undefined,
  };
  const { tryLater, noteSuccess } = rule(clock);
  const send = async (config) => {
    sum.calls += 1;
    if (Math.random() >= share) {
      noteSuccess();
      return { config };
    }
    const failure = { response: { status: 503, headers: {}, config }, message: '' };
    return (await tryLater(failure)) ?? Promise.reject(failure);
  };
  globalThis.simulated = { defaults: {}, request: send };
  for (let read = 0; read < reads; read += 1) {
    await send({ method: 'get' }).catch(() => {
      sum.failed += 1;
    });
  }
}

/** Calls for one read, reads that fail, and seconds waited for one read, at each share of refused calls. */
export async function simulateRetries(shares, reads, pages) {
  const rule = await compile();
  const rows = [];
  for (const share of shares) {
    const sum = { calls: 0, failed: 0, waitedMs: 0 };
    for (let page = 0; page < pages; page += 1) await openPage(rule, share, reads, sum);
    const all = pages * reads;
    rows.push({
      share,
      calls: sum.calls / all,
      failed: sum.failed / all,
      waitedS: sum.waitedMs / all / 1000,
      // Without the page's tries in hand: three calls at most, each refused alike.
      computed: 1 + share + share ** 2,
    });
  }
  return rows;
}
