import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';

const helper = /^preload_helper\..*js$/;

/** Paths whose screen is that of another one (src/app.ts): the files of their own page are never used. */
const drawnBy: Readonly<Record<string, string>> = {
  '/recruitment/:id/:unitId': '/recruitment/:id',
};

interface Page {
  absPath: string;
  file: string;
}

function isPage(route: unknown): route is Page {
  return typeof route === 'object' && route !== null && 'absPath' in route && 'file' in route;
}

/** A path that cannot be decoded, as `/%ff`, has no files of its own: the script goes on with it as it stands. */
function decodeSafely(source: string): string {
  const mended = source.replace(
    /(?<![\w.])decodeURI\(/,
    '(function(p){try{return decodeURI(p)}catch(e){return p}})(',
  );
  if (mended === source) throw new Error('Umi decodes the path elsewhere in its preload script');
  return mended;
}

/**
 * Umi's preload script takes the first pattern that fits, and Umi writes the catch-all first: every path
 * with a parameter would fetch the 404 page's files instead of its own. So that page is named by a path of its own there;
 * the routes themselves are built by then.
 */
export default function preloadPlugin(api: IApi): void {
  api.onBuildComplete({
    stage: -1,
    fn: () => {
      const pages = Object.values(api.appData.routes).filter(isPage);
      for (const page of pages) {
        const drawn = pages.find(({ absPath }) => absPath === drawnBy[page.absPath]);
        if (drawn) page.file = drawn.file;
        if (page.absPath === '/*') page.absPath = '/404';
      }
    },
  });
  // Umi has written the script by then, and it is compressed later (compressPlugin). It would end in a URIError.
  api.onBuildComplete({
    fn: ({ err }: { err?: Error }) => {
      if (err) return;
      const { absOutputPath } = api.paths;
      const name = readdirSync(absOutputPath).find((file) => helper.test(file));
      if (!name) throw new Error('Umi has not written its preload script');
      const path = join(absOutputPath, name);
      writeFileSync(path, decodeSafely(readFileSync(path, 'utf8')));
    },
  });
}
