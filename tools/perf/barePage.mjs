import { once } from 'node:events';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const source = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  createRoot(document.getElementById('root')).render(createElement('h1', null, 'Bare'));
`;

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"></head>
<body><main id="root"></main><script src="/bare.js"></script></body></html>`;

/** The smallest React page: react and react-dom draw one heading. Served with gzip, like the portal. */
export async function barePage() {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const script = gzipSync(outputFiles[0].contents);
  const page = gzipSync(html);
  const server = createServer((request, response) => {
    const isScript = request.url === '/bare.js';
    response.setHeader('Content-Encoding', 'gzip');
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? script : page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
