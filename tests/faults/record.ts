import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, expect, type FullConfig, type Page } from '@playwright/test';
import { dataSchemaOf, operationNamed, operationOf } from './contract';
import type { Journey } from './journey';
import { journeys } from './journeys';
import { type Recorded, recordFile, recordFolder } from './recorded';
import { Stage } from './stage';

/** The largest `data` of each call that the page is answered with. */
function largestData(page: Page): () => Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const operation = operationOf(response.request().method(), response.url());
    if (!operation || !dataSchemaOf(operation)) return;
    reading.push(
      response.json().then(
        ({ data }) => {
          const sizeOf = (value: unknown) => JSON.stringify(value ?? null).length;
          if (sizeOf(data) > sizeOf(found.get(operation.id))) found.set(operation.id, data);
        },
        // A page that is left takes the body with it; the call has another answer on the next page.
        () => undefined,
      ),
    );
  });
  return async () => {
    await Promise.all(reading);
    return found;
  };
}

/** Waits until the screen has asked for everything: no call for this time (ms). */
async function rested(stage: Stage, quiet: number): Promise<void> {
  let busy = Date.now();
  const isAtRest = () => {
    if (!stage.rests) busy = Date.now();
    return Date.now() - busy >= quiet;
  };
  await expect.poll(isAtRest, { intervals: [50], timeout: 10_000 }).toBe(true);
}

/** Goes the journey without any fault. */
async function recordOf(journey: Journey, stage: Stage, url: string): Promise<Recorded> {
  const dataOf = largestData(stage.page);
  await stage.enter(journey.persona, `record-${journey.name.replace(/\W/g, '-')}`, url);
  for (const step of journey.steps) {
    stage.press += 1;
    await step.fill?.(stage);
    await step.refill?.(stage);
    await step.press(stage);
    await expect(step.done(stage.page), `${journey.name}: ${step.name}`).toBeVisible();
    // A screen that is left before its last calls are answered would have fewer cells in one run than in another.
    await rested(stage, 200);
  }
  await rested(stage, 500);
  const data = await dataOf();
  const ids = [...new Set(stage.sent.map(({ id }) => id))].sort();
  const calls = ids.map((id) => ({
    id,
    isWrite: operationNamed(id).method === 'POST',
    mostPerPress: Math.max(0, ...stage.timesDone(id)),
    data: data.get(id),
  }));
  const end = await journey.end(stage);
  const named = (isOne: (press: number) => boolean) =>
    journey.steps.flatMap(({ name }, index) => (isOne(index + 1) ? [name] : []));
  expect(stage.complaints, journey.name).toEqual([]);
  return {
    calls,
    writing: named((press) => stage.hasDone(press)),
    fetching: named((press) => press > 1 && stage.fetching.has(press)),
    end,
  };
}

/** Before all cells: the calls of each unbroken journey, and how it ends. As many at once as cells later. */
export default async function record({ projects, workers }: FullConfig): Promise<void> {
  const { use } = projects[0] ?? {};
  const url = String(use?.baseURL);
  const browser = await chromium.launch(use?.launchOptions);
  const found: Record<string, Recorded> = {};
  const waiting = [...journeys];
  const work = async () => {
    for (let journey = waiting.shift(); journey; journey = waiting.shift()) {
      const { locale, timezoneId, viewport } = use ?? {};
      const context = await browser.newContext({ baseURL: url, locale, timezoneId, viewport });
      context.setDefaultTimeout(10_000);
      found[journey.name] = await recordOf(journey, new Stage(await context.newPage()), url);
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  await browser.close();
  mkdirSync(recordFolder, { recursive: true });
  writeFileSync(recordFile, JSON.stringify(found, null, 1));
}
