import { sourcesIn } from './sources';

/** Umi's convention: file = route, `$name` a placeholder, `index` the folder itself. */
function routeOf(path: string): string {
  const route = path
    .replace(/^src\/pages/, '')
    .replace(/\.tsx?$/, '')
    .replace(/\/index$/, '')
    .replace(/\$(\w+)/g, '{$1}');
  return route === '' ? '/' : route;
}

export const pages = sourcesIn('src/pages', ['.ts', '.tsx', '.js', '.jsx', '.md']);
/** The routes of the site map as they are built. */
export const builtRoutes: readonly string[] = pages.map(({ path }) => routeOf(path));
