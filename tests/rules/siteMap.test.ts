/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { specRoutes } from '../contract/specPaths';
import { builtRoutes, pages } from './builtRoutes';

/** `/index.html` of spec §2 cannot be a file: src/app.ts adds it, and a page test opens it. */
const addedByApp = '/index.html';

/** Not of spec §2, but needed: spec §8 leads to /exception; 404 is what Umi shows for an unknown path. */
const ownRoutes = ['/exception', '/404'];

it('the site map is the specification’s, whole and with nothing beside it', () => {
  const routes = specRoutes.filter((route) => route !== addedByApp);
  expect(routes).toHaveLength(specRoutes.length - 1);
  expect([...builtRoutes].sort()).toEqual([...routes, ...ownRoutes].sort());
});

it('nginx knows the first part of every route, and answers 404 to anything else', () => {
  const place = readFileSync('deploy/portal.conf.template', 'utf8');
  const known = /\(\?i:index\\\.html\|([^)]*)\)/.exec(place)?.[1]?.split('|');
  const first = builtRoutes.map((path) => path.split('/')[1] ?? '');
  const wanted = new Set(first.filter((name) => name !== '' && name !== '404'));
  expect(known?.sort()).toEqual([...wanted].sort());
});

it('no page stands beside a folder of its name, which would make it a parent', () => {
  const parents = pages.filter(({ path }) =>
    pages.some((other) => other.path.startsWith(`${path.replace(/\.tsx$/, '')}/`)),
  );
  expect(parents.map(({ path }) => path)).toEqual([]);
});

it('no page uses a name that Umi keeps for itself in routeProps', () => {
  const reserved = /\b(layout|path|id|parentId|isLayout|isWrapper|clientLoader)\s*:/;
  const errory = pages.filter(({ text }) =>
    reserved.test(text.match(/routeProps = \{[^}]*\}/)?.[0] ?? ''),
  );
  expect(errory.map(({ path }) => path)).toEqual([]);
});
