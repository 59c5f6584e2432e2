/** @jest-environment node */
import { resolve } from 'node:path';
import { build, type Metafile } from 'esbuild';
import ts from 'typescript';
import { type TextSet, textsFor } from '@/locales/textSets';
import { textSets } from '../helpers/packs';
import { pages } from './builtRoutes';
import { code, sourcesIn, walk } from './sources';

const frame = ['src/app.ts', 'src/layouts/index.tsx'];
const sources = new Map(sourcesIn('src', code).map((source) => [source.path, source]));
let inputs: Metafile['inputs'] = {};

beforeAll(async () => {
  const { metafile } = await build({
    entryPoints: [...frame, ...pages.map(({ path }) => path)],
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    external: ['@umijs/*'],
    alias: { '@': resolve('src') },
    loader: { '.css': 'empty' },
    tsconfigRaw: {},
    logLevel: 'error',
  });
  inputs = metafile.inputs;
});

/** The modules that `paths` import, themselves included; with those that they fetch later when asked for. */
function modulesOf(paths: readonly string[], withLater: boolean): Set<string> {
  const found = new Set<string>();
  const open = [...paths];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    for (const { path: next, kind, external } of inputs[path]?.imports ?? []) {
      const isText = next.startsWith('src/locales/');
      if (!external && !isText && (withLater || kind !== 'dynamic-import')) open.push(next);
    }
  }
  return found;
}

/** The text keys that these modules name, whole or by their beginning in a template. */
function keysIn(paths: Iterable<string>): string[] {
  const whole = new Set<string>();
  const beginnings: string[] = [];
  for (const path of paths) {
    const source = sources.get(path);
    if (!source) continue;
    walk(source, (node) => {
      if (ts.isStringLiteralLike(node)) whole.add(node.text);
      if (ts.isTemplateExpression(node) && node.head.text.includes('.'))
        beginnings.push(node.head.text);
    });
  }
  const all = Object.values(textSets['zh-CN']).flatMap((set) => Object.keys(set));
  return all.filter((key) => whole.has(key) || beginnings.some((begin) => key.startsWith(begin)));
}

function missingFrom(sets: readonly TextSet[], keys: readonly string[]): string[] {
  const packs = textSets['zh-CN'];
  const held = new Set(['entry' as const, ...sets].flatMap((set) => Object.keys(packs[set])));
  return keys.filter((key) => !held.has(key));
}

/** Parts of the home page that come by themselves, and bring no texts (locales/load, withTexts). */
const lateSections = /\/(?:OpenActivities|CommonQuestions|SavedNews)\.tsx$/;

/** The sets that a page of the site map names. */
function setsOf(path: string): readonly TextSet[] {
  const { text = '' } = pages.find((page) => page.path === path) ?? {};
  const [, names = ''] = /texts: \[([^\]]*)\]/.exec(text) ?? [];
  return textsFor({ texts: (names.match(/\w+/g) ?? []) as TextSet[] }, false);
}

const pagesWhere = (pattern: RegExp) =>
  pages.map(({ path }) => path).filter((path) => pattern.test(path));

it('the frame shows only texts that every screen has', () => {
  expect(missingFrom(['start'], keysIn(modulesOf(frame, false)))).toEqual([]);
});

it('the home page shows a visitor only texts that it has', () => {
  const home = pagesWhere(/\/home(?:\/index|[23])\.tsx$/);
  const sections = [...modulesOf(home, true)].filter((path) => lateSections.test(path));
  expect(sections).toHaveLength(3);
  const modules = modulesOf([...home, ...sections], false);
  const missing = missingFrom(home.flatMap(setsOf), keysIn(modules));
  // The state of an own enrolment is shown to a signed-in person alone, who has its texts.
  expect(missing.filter((key) => !key.startsWith('deliveries.'))).toEqual([]);
});

/** A page with a guard has no more texts for a signed-in person; a bare one is no different. */
const whole = pages
  .filter(({ text }) => /guard: |frame: 'bare'/.test(text))
  .map(({ path }) => path);

it.each(whole)('%s has all texts, also those of its later parts', (path) => {
  expect(missingFrom(setsOf(path), keysIn(modulesOf([path], true)))).toEqual([]);
});
