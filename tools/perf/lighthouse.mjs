import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumPath, flags } from './chromium.mjs';
import { median } from './median.mjs';

const debugPort = 9336;
const runs = 3;

async function once(url) {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...flags, `--remote-debugging-port=${debugPort}`],
  });
  try {
    const { lhr } = await lighthouse(url, {
      port: debugPort,
      onlyCategories: ['performance', 'seo'],
      logLevel: 'silent',
    });
    const ms = (audit) => lhr.audits[audit].numericValue;
    return {
      score: Math.round(lhr.categories.performance.score * 100),
      seo: Math.round(lhr.categories.seo.score * 100),
      fcp: ms('first-contentful-paint'),
      lcp: ms('largest-contentful-paint'),
      tbt: ms('total-blocking-time'),
      cls: ms('cumulative-layout-shift'),
    };
  } finally {
    await browser.close();
  }
}

/** Lighthouse's phone (simulated slow 4G, processor slowed down four times). Each figure is the median of three runs. */
export async function lighthouseOf(url) {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await once(url));
  return Object.fromEntries(
    Object.keys(results[0]).map((name) => [name, median(results.map((result) => result[name]))]),
  );
}
