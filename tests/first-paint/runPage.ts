import type { ScreenName } from '@/first-paint/firstCalls';
import type { FirstPaint } from '@/first-paint/page';
import { visit } from '../request/server';

const route = (path: string, name: ScreenName): FirstPaint['routes'][number] => [path, name, []];

/** What the build fills in, without files. */
const firstPaint: Partial<FirstPaint> = {
  routes: [
    route('/home', 'home'),
    route('/searchPosition/:searchType', 'search'),
    route('/recruitmentview/:id', 'position'),
    route('/recruitmentview/:id/:src/:backUrl', 'position'),
    route('/notice', 'notices'),
    route('/notice/:id', 'notice'),
  ],
  files: {},
  hasCalls: true,
  others: {},
};

/** Runs the page's own script at a path. */
export async function runPage(path: string): Promise<void> {
  visit(path);
  Object.assign(globalThis, { firstPaint });
  jest.isolateModules(() => {
    require('@/first-paint/page');
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  await new Promise((resolve) => setTimeout(resolve, 0));
}
