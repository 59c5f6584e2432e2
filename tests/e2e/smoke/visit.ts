import { readdirSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { expect, type Preview } from '../preview';
import { type Journey, lateParts } from './covered';

/** A page of the built portal, operated with a mouse or with fingers. */
export interface Visit {
  page: Page;
  preview: Preview;
  isTouch: boolean;
}

const scripts = readdirSync('dist').filter((file) => file.endsWith('.async.js'));

/** The files that the table promises for this journey. A part without a chunk of its own has none that could be told apart. */
function promised(journey: Journey, isTouch: boolean): string[] {
  return Object.entries(lateParts).flatMap(([part, { in: place, by }]) => {
    const chunk = part.split(' ')[1] ?? '';
    const isHere = place === journey && (!by || (by === 'fingers') === isTouch);
    return isHere && scripts.some((file) => file.startsWith(`${chunk}.`)) ? [chunk] : [];
  });
}

type Given = Pick<Visit, 'page' | 'preview'>;

/** A test of the table: it must fetch every late part that has its name. */
export const journey =
  (name: Journey, run: (visit: Visit) => Promise<void>) =>
  async ({ page, preview }: Given, { project }: TestInfo) => {
    const isTouch = project.name === 'phone';
    const fetched = new Set<string | undefined>();
    page.on('request', (request) =>
      fetched.add(/([\w-]+)\.[\da-f]{8}\.async\.js/.exec(request.url())?.[1]),
    );
    await run({ page, preview, isTouch });
    expect(promised(name, isTouch).filter((chunk) => !fetched.has(chunk))).toEqual([]);
  };
