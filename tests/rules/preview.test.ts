/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { code, sourcesIn } from './sources';

/** What a module imports at run time, without imports of types. */
function importsOf(text: string): string[] {
  const all = text.matchAll(/^(?:import|export) (?!type )(?:[^;']*? from )?'([^']+)';/gm);
  return [...all].map(([, path = '']) => path);
}

/** `alias in module` for every import by alias in the handlers and in what they import. */
function aliasesMet(): string[] {
  const waiting = sourcesIn('mock', code).map(({ path }) => path);
  const seen = new Set(waiting);
  const met: string[] = [];
  for (const module of waiting) {
    for (const path of importsOf(readFileSync(module, 'utf8'))) {
      if (path.startsWith('@/')) met.push(`${path} in ${module}`);
      const file = `${join(dirname(module), path)}.ts`;
      if (!path.startsWith('.') || seen.has(file) || !existsSync(file)) continue;
      seen.add(file);
      waiting.push(file);
    }
  }
  return met;
}

it('the preview server reads modules of the portal as they are: it knows no `@/`', () => {
  expect(aliasesMet()).toEqual([]);
});
