/**
 * The preview server over HTTP without a build: the handlers of mock/*.ts, loaded and served by Umi's own mock code as
 * under `max dev`.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const mockCode = '@umijs/preset-umi/dist/features/mock';
const { getMockData } = require(`${mockCode}/getMockData`);
const { createMockMiddleware } = require(`${mockCode}/createMockMiddleware`);

/** Listens on a free port of this machine. Returns the address and the server. */
export async function servePreview() {
  const mockData = getMockData({
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    mockConfig: { exclude: ['mock/_preview/**'] },
  });
  const serve = createMockMiddleware({ context: { mockData } });
  const server = createServer((request, response) => {
    request.path = new URL(request.url, 'http://127.0.0.1').pathname;
    serve(request, response, () => {
      response.statusCode = 404;
      response.end('no handler');
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, address: `http://127.0.0.1:${server.address().port}` };
}
