/**
 * `node tools/perf/slowPhone.mjs [runs]`, after a build: the first visit on a slow phone beside a bare React page and a page
 * without script, measured in the same run (docs/performance.md).
 */
import { createServer } from 'node:http';
import { barePage } from './barePage.mjs';
import { launch } from './chromium.mjs';
import { openPosition, screens } from './screens.mjs';
import { servePortal } from './servePortal.mjs';
import { appliedOf } from './throttledVisit.mjs';

const port = 8139;
const portal = `http://127.0.0.1:${port}`;
const runs = Number(process.argv[2] ?? 3);

const plain = createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end('<!doctype html><title>Plain</title><link rel="icon" href="data:,"><h1>Plain</h1>');
});
await new Promise((resolve) => plain.listen(0, '127.0.0.1', resolve));

const server = await servePortal(port);
const bare = await barePage();
try {
  const plainUrl = `http://127.0.0.1:${plain.address().port}/`;
  const noScript = await appliedOf(plainUrl, 'h1', runs);
  const react = await appliedOf(bare.url, 'h1', runs);
  const browser = await launch();
  const position = await openPosition(browser, portal);
  await browser.close();
  const ratio = (value, base) => `${(value / base).toFixed(2)}×`.padStart(7);
  const ms = (value) => `${Math.round(value)}`.padStart(6);
  console.log('\nA slow phone, throttling applied by the browser');
  console.log(
    `  first paint ${ms(noScript.fcp)} ms without script; React: largest ${ms(react.lcp)}, content ${ms(react.content)}`,
  );
  console.log(
    '  largest content   first | ms: first largest content blocking | shift   kB  screen',
  );
  for (const { path, content } of screens(position)) {
    const it = await appliedOf(portal + path, content, runs);
    const ratios = [
      ratio(it.lcp, react.lcp),
      ratio(it.content, react.content),
      ratio(it.fcp, noScript.fcp),
    ];
    const times = [it.fcp, it.lcp, it.content, it.blocking].map(ms);
    console.log(
      `  ${ratios.join(' ')} | ${times.join(' ')} | ${it.cls.toFixed(3)} ${(it.bytes / 1000).toFixed(0)}  ${path}   (${it.element})`,
    );
  }
} finally {
  server.kill();
  bare.close();
  plain.close();
}
