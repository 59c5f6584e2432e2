import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { builtInValues } from './siteValues';

/** The fixed routes that anybody may read (spec §2); a position or notice is found from them. */
const open = [
  '/home',
  '/notice',
  '/searchPosition/all',
  '/searchPosition/enterprise',
  '/searchPosition/region',
  '/applyActivity',
  '/questionandanswer',
  '/recruitmentflow',
];

/**
 * What is a person's own: nothing to be found by search engines. The calls (`/pt/`) stay open, as a page without them
 * shows only an error.
 */
const closed = [
  '/user',
  '/resume',
  '/activityresumeedit',
  '/ImproveResume',
  '/apply/',
  '/changepass',
  '/exception',
];

/**
 * Writes robots.txt and the sitemap of the fixed routes beside the page, and `site.conf`: the values that operations may
 * set, as they are built in (deploy/page.awk).
 */
export default function seoPlugin(api: IApi): void {
  api.onBuildComplete(({ err }: { err?: Error }) => {
    if (err) return;
    const write = (name: string, lines: string[]) =>
      writeFileSync(join(api.paths.absOutputPath, name), `${lines.join('\n')}\n`);
    write('robots.txt', [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      `Sitemap: ${builtInValues.origin}/sitemap.xml`,
    ]);
    write(
      'site.conf',
      Object.entries(builtInValues).map(([key, value]) => `${key}=${value}`),
    );
    write('sitemap.xml', [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...open.map((path) => `<url><loc>${builtInValues.origin}${path}</loc></url>`),
      '</urlset>',
    ]);
  });
}
