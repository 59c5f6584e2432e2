import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';

const helper = /^preload_helper\..*js$/;

/** Paths that show the screen of another path (src/app.ts); the files of their own page are not used. */
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

/** Umi writes the router base of the build into the script; the page's own is known only when it runs (spec §2). */
function readBase(source: string): string {
  const mended = source.replace('"/".replace(', '(window.routerBase||"/").replace(');
  if (mended === source)
    throw new Error('Umi reads the router base elsewhere in its preload script');
  return mended;
}

/**
 * webpack waits for a script that the preload script has added, also for one that has failed already: the page would show that
 * it is loading for two minutes. A failed one goes, so that webpack asks again and is told.
 */
function removeFailed(source: string): string {
  const mended = source.replace(/(\w+)\.async=!0/, '$&,$1.onerror=function(){$1.remove()}');
  if (mended === source) throw new Error('Umi adds its preloaded scripts otherwise');
  return mended;
}

/** A path that cannot be decoded, such as `/%ff`, has no files; the script uses it undecoded. */
function decodeSafely(source: string): string {
  const mended = source.replace(
    /(?<![\w.])decodeURI\(/,
    '(function(p){try{return decodeURI(p)}catch(e){return p}})(',
  );
  if (mended === source) throw new Error('Umi decodes the path elsewhere in its preload script');
  return mended;
}

/**
 * Umi's preload script takes the first pattern that fits, and Umi writes the catch-all pattern first: every path with a
 * parameter would fetch the files of the 404 page. This plugin gives that page another path in the script; the routes
 * themselves do not change.
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
  // Umi has written the script by now; it is compressed later (compressPlugin). Without the change a path such as `/%ff` ends it with a URIError.
  api.onBuildComplete({
    fn: ({ err }: { err?: Error }) => {
      if (err) return;
      const { absOutputPath } = api.paths;
      const name = readdirSync(absOutputPath).find((file) => helper.test(file));
      if (!name) throw new Error('Umi has not written its preload script');
      const path = join(absOutputPath, name);
      writeFileSync(path, removeFailed(readBase(decodeSafely(readFileSync(path, 'utf8')))));
    },
  });
}
