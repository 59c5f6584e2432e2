/**
 * `node tools/perf/antdTree.mjs`: antd's Tree with 30 000 units, measured as the portal's own tree is by
 * tests/e2e/unitTreeByKeyboard.spec.ts and tools/perf/tree.mjs (docs/decisions.md, Own widgets). It gets the best props
 * it has: a fixed height, level and size of the set for each unit, one unit chosen.
 */
import { build } from 'esbuild';
import { launch } from './chromium.mjs';

const source = `
  import { createElement, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  import { Tree } from 'antd';
  const units = Array.from({ length: 300 }, (_, i) => ({
    key: 'b' + i, title: 'Branch ' + i, 'aria-level': 1, 'aria-setsize': 300, 'aria-posinset': i + 1,
    children: Array.from({ length: 99 }, (_, j) => ({
      key: 'u' + i + '-' + j, title: 'Unit ' + j, isLeaf: true,
      'aria-level': 2, 'aria-setsize': 99, 'aria-posinset': j + 1,
    })),
  }));
  window.chosen = [];
  function Units() {
    const [open, setOpen] = useState([]);
    return createElement(Tree, {
      'aria-label': 'Units', treeData: units, height: 480, itemHeight: 28, motion: null,
      expandedKeys: open, onExpand: setOpen,
      onSelect: (keys) => { window.chosen = keys; },
    });
  }
  createRoot(document.getElementById('root')).render(createElement(Units));
`;

const { outputFiles } = await build({
  stdin: { contents: source, resolveDir: process.cwd() },
  bundle: true,
  minify: true,
  write: false,
  define: { 'process.env.NODE_ENV': '"production"' },
});

const browser = await launch();
try {
  const page = await browser.newPage();
  await page.setContent(
    '<!doctype html><html lang="en"><body><main id="root"></main></body></html>',
  );
  await page.addScriptTag({ content: outputFiles[0].text });
  const tree = page.getByRole('tree');
  await tree.waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('role') ?? '');
  const active = () =>
    page.evaluate(() => {
      const id = document.querySelector('[role=tree]')?.getAttribute('aria-activedescendant');
      return id ? (document.getElementById(id)?.textContent ?? 'not in the page') : 'none';
    });
  const expanded = () => page.locator('[role=treeitem][aria-expanded=true]').count();

  await tree.focus();
  await page.keyboard.press('ArrowDown');
  const answers = [
    ['a line has the focus, as readers follow it', (await focused()) === 'treeitem'],
    [
      'its level, place and size of set are said',
      (await page.locator('[role=treeitem][aria-level="1"][aria-setsize="300"]').count()) > 0,
    ],
  ];
  const before = await active();
  await page.keyboard.press('B');
  answers.push(['a letter goes to the next unit of that letter', (await active()) !== before]);
  await page.keyboard.press('PageDown');
  answers.push(['Page Down goes a page on', (await active()) !== before]);
  await page.keyboard.press('Enter');
  answers.push([
    'Enter chooses a unit that has subordinates',
    (await page.evaluate(() => window.chosen.length)) > 0,
  ]);
  const open = await expanded();
  await page.keyboard.press('*');
  answers.push(['the key * unfolds what stands beside it', (await expanded()) > open]);

  await tree.focus();
  const start = Date.now();
  await page.keyboard.press('End');
  await page.waitForFunction(() => {
    const id = document.querySelector('[role=tree]')?.getAttribute('aria-activedescendant');
    return document.getElementById(id ?? '')?.textContent?.includes('Branch 299');
  });
  console.log('\nantd’s Tree with 30 000 units');
  for (const [what, holds] of answers) console.log(`  ${holds ? 'yes' : 'NO '}  ${what}`);
  console.log(`  End key to the last line: ${Date.now() - start} ms`);
} finally {
  await browser.close();
}
