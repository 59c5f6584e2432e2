import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const hashed = /\.([0-9a-f]{8})\./;
const text = /\.(?:js|css|html)$/;
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** `'sha256-…'` of each inline script of a page, as the build writes them (config/htmlPlugin.ts). */
function inlineHashes(page: string): string {
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)]
    .map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .join(' ');
}

/**
 * Makes a second release of a build without building: every file whose name holds a hash gets another one, wherever the name
 * stands, and the release in the footer ends in `-next`. It stands for what a release does to an open page, which is that all
 * files it may still ask for are gone; the code is the same, so it shows nothing of drafts that a newer code would read.
 */
export function nextRelease(built: string, next: string): void {
  mkdirSync(next, { recursive: true });
  const names = readdirSync(built).filter((name) => !/\.(?:br|gz)$/.test(name));
  const hashes = new Map<string, string>();
  for (const name of names) {
    const hash = hashed.exec(name)?.[1];
    if (hash) hashes.set(hash, createHash('sha1').update(hash).digest('hex').slice(0, 8));
  }
  const old = new RegExp([...hashes.keys()].join('|'), 'g');
  const renamed = (words: string) => words.replace(old, (hash) => hashes.get(hash) ?? hash);
  for (const name of names) {
    const path = join(next, renamed(name));
    if (!text.test(name)) {
      cpSync(join(built, name), path, { recursive: true });
      continue;
    }
    const content = renamed(readFileSync(join(built, name), 'utf8')).replace(
      /"(\d+\.\d+\.\d+\+[0-9a-f]{7})"/,
      '"$1-next"',
    );
    writeFileSync(path, content);
    if (name === 'index.html') writeFileSync(join(next, 'inline-hashes'), inlineHashes(content));
    else {
      writeFileSync(`${path}.br`, brotliCompressSync(content, fast));
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 1 }));
    }
  }
}
