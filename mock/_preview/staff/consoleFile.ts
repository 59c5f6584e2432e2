import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { headerOf } from '../http';
import { type Reply, raw } from '../reply';
import type { Ctx } from '../route';
import { oncePer } from '../seed/once';

interface Script {
  text: string;
  tag: string;
}

/** Bundles the console. esbuild is loaded only here: tests and most servers never need it. */
async function bundled(): Promise<Script> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), 'mock/_preview/console/main.tsx')],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  });
  const text = outputFiles[0]?.text ?? '';
  return { text, tag: `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"` };
}

/** Bundled once, in a few seconds; after a failure it is tried again. After an edit in mock/ Umi loads this module anew. */
let attempt = 0;
const script = oncePer(
  () => attempt,
  () =>
    bundled().catch((error: unknown) => {
      attempt += 1;
      throw error;
    }),
);

/** `GET /__preview/console.js`. */
export async function consoleScript(ctx: Ctx): Promise<Reply> {
  const { text, tag } = await script();
  const headers = { ETag: tag, 'Cache-Control': 'no-cache' };
  return headerOf(ctx.req, 'if-none-match') === tag
    ? { kind: 'raw', status: 304, body: '', headers }
    : raw('text/javascript; charset=utf-8', text, headers);
}

const style = `
  :root { color-scheme: light dark; }
  body { margin: 0; font: 16px/1.6 system-ui, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif; }
  .waiting { padding: 32vh 16px 0; text-align: center; }`;

/** `GET /__preview`: the page of the console, with a notice until its script is bundled. */
export function consolePage(): Reply {
  return raw(
    'text/html; charset=utf-8',
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg"><title>预览控制台</title><style>${style}</style></head><body><div id="console"><main class="waiting"><h1>预览控制台</h1><p role="status">正在准备，首次打开需要几秒钟。</p></main></div><script src="/__preview/console.js"></script></body></html>`,
    { 'Cache-Control': 'no-store', 'Set-Cookie': 'preview_banner=1; Path=/' },
  );
}
