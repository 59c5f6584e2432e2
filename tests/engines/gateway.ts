import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Persona } from '../e2e/preview';

/** Runs before the page's own scripts, and keeps what an engine would write on its console; not every driver reads that. */
const collector = `(() => {
  const kept = () => JSON.parse(sessionStorage.getItem('complaints') ?? '[]');
  const add = (...words) => sessionStorage.setItem('complaints', JSON.stringify([...kept(), words.map(String).join(' ') + ' at ' + location.pathname]));
  addEventListener('error', ({ target, message, filename, lineno }) => target === window ? add('thrown:', message, filename, lineno) : add('not loaded:', target.src ?? target.href), true);
  addEventListener('unhandledrejection', ({ reason }) => add('rejected:', reason));
  for (const kind of ['error', 'warn']) {
    const own = console[kind];
    console[kind] = (...words) => { add(kind + ':', ...words); own.apply(console, words); };
  }
})();`;

export interface Gateway {
  url: string;
  persona?: Persona;
  /** The answer of the last captcha. */
  captcha?: string;
  /** Answers that are errors. */
  refused: string[];
  close(): void;
}

/** Stands between an engine and the preview server, which it asks for a space of its own. */
export async function openGateway(target: string, space: string): Promise<Gateway> {
  const gateway: Gateway = { url: '', refused: [], close: () => server.close() };
  function headersOf({ headers }: IncomingMessage) {
    const { 'accept-encoding': _compressed, ...rest } = headers;
    const chosen = gateway.persona ? `; preview_persona=${gateway.persona}` : '';
    const own = headers.cookie ? `; ${headers.cookie}` : '';
    return { ...rest, cookie: `preview_space=${space}${chosen}${own}` };
  }
  const server = createServer((asked, reply) => {
    const { method, url = '/' } = asked;
    const forward = request(target + url, { method, headers: headersOf(asked) }, (answer) => {
      const { statusCode = 0, headers } = answer;
      if (statusCode >= 400) gateway.refused.push(`${statusCode} ${method} ${url}`);
      const captcha = headers['x-preview-captcha'];
      if (captcha) gateway.captcha = String(captcha);
      if (!headers['content-type']?.includes('text/html')) {
        reply.writeHead(statusCode, headers);
        answer.pipe(reply);
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const page = Buffer.concat(parts).toString();
        const { 'content-length': _length, 'transfer-encoding': _coding, ...rest } = headers;
        reply.writeHead(statusCode, rest);
        reply.end(page.replace(/<head[^>]*>/, (head) => `${head}<script>${collector}</script>`));
      });
    });
    forward.on('error', () => reply.destroy());
    asked.pipe(forward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return gateway;
}
