import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { openCheckStep } from './applying';
import { expect, test } from './preview';

/** A token; acorn's own type leaves out the value. */
interface Token {
  type: { label: string };
  value?: unknown;
}

/** What Safari 15.4 cannot read although ECMAScript 2022 has it: static blocks, and expressions that look behind. */
function tooNew(tokens: Token[]): string[] {
  return tokens.flatMap(({ type, value }, at) => {
    if (value === 'static' && tokens[at + 1]?.type.label === '{') return ['a static block'];
    const pattern = type.label === 'regexp' ? JSON.stringify(value) : '';
    return /\(\?<[=!]/.test(pattern) ? [pattern] : [];
  });
}

test('the oldest promised browsers can read every script', { tag: '@anyWidth' }, () => {
  const found: string[] = [];
  const scripts = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  for (const name of scripts.filter((file) => file.endsWith('.js'))) {
    const tokens: Token[] = [];
    try {
      parse(readFileSync(join('dist', name), 'utf8'), {
        ecmaVersion: 2022,
        onToken: (token) => tokens.push(token),
      });
    } catch (error) {
      found.push(`${name}: ${error}`);
    }
    found.push(...tooNew(tokens).map((what) => `${name}: ${what}`));
  }
  expect(found).toEqual([]);
});

/** What one of the oldest promised browsers lacks, by MDN's tables; each is taken away. */
const missing = [
  'Promise.withResolvers Promise.try Array.fromAsync Object.groupBy Map.groupBy Iterator URL.parse URL.canParse Response.json',
  'AbortSignal.any AbortSignal.timeout CompressionStream DecompressionStream OffscreenCanvas ClipboardItem Intl.Segmenter',
  'Intl.DurationFormat Intl.NumberFormat.prototype.formatRange RegExp.escape scheduler navigation requestIdleCallback',
  'Array.prototype.findLast Array.prototype.findLastIndex Array.prototype.toReversed Array.prototype.toSorted',
  'Array.prototype.toSpliced Array.prototype.with String.prototype.isWellFormed String.prototype.toWellFormed',
  'Set.prototype.union Set.prototype.intersection Set.prototype.difference Set.prototype.isSubsetOf Blob.prototype.bytes',
  'Document.prototype.adoptedStyleSheets Document.prototype.startViewTransition ReadableStream.prototype.values',
  'Element.prototype.checkVisibility HTMLElement.prototype.inert HTMLElement.prototype.showPopover',
  'HTMLInputElement.prototype.showPicker Navigator.prototype.userActivation Navigator.prototype.share CSS.registerProperty',
].flatMap((line) => line.split(' '));

test('the main job is done in a browser as old as the oldest promised', {
  tag: '@anyWidth',
}, async ({ page, preview }) => {
  await page.addInitScript((paths) => {
    for (const path of paths) {
      const names = path.split('.');
      const last = names.pop() ?? '';
      const owner = names.reduce<unknown>(
        (object, name) => Reflect.get(Object(object), name),
        window,
      );
      Reflect.deleteProperty(Object(owner), last);
    }
  }, missing);
  await preview.as('complete');
  await page.goto('/home');
  expect(await page.evaluate(() => ['toSorted' in [], 'requestIdleCallback' in window])).toEqual([
    false,
    false,
  ]);
  await openCheckStep(page);
  await page.getByRole('button', { name: '提交投递' }).click();
  await expect(page.getByRole('heading', { name: '投递成功' })).toBeVisible();
  await page.goto('/resumeedit/education?field=education.0.school');
  await expect(page.getByRole('button', { name: '保存', exact: true })).toBeVisible();
});
