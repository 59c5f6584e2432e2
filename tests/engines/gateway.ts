import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Persona } from '../e2e/preview';

/** Runs before the page's own scripts, and keeps what an engine would write on its console; not every driver reads that. */
const collector = `(() => {
  const kept = () => JSON.parse(sessionStorage.getItem('complaints') ?? '[]');
  const keep = (line) => sessionStorage.setItem('complaints', JSON.stringify([...kept(), line]));
  // A page that is being left stops loading, and complains of that while the next one is on its way. If it stays, its timer ends.
  let isLeaving = false;
  addEventListener('beforeunload', () => { isLeaving = true; });
  const add = (...words) => {
    const line = words.map(String).join(' ') + ' at ' + location.pathname;
    if (isLeaving) setTimeout(keep, 10_000, line);
    else keep(line);
  };
  // That a size is told a frame later (Resize Observer, 3.4): nothing is lost.
  const isLate = (message) => /^ResizeObserver loop/.test(message);
  addEventListener('error', ({ target, message, filename, lineno }) => {
    if (target !== window) add('not loaded:', target.src ?? target.href);
    else if (!isLate(message)) add('thrown:', message, filename, lineno);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => add('rejected:', reason));
  for (const kind of ['error', 'warn']) {
    const own = console[kind];
    console[kind] = (...words) => { add(kind + ':', ...words); own.apply(console, words); };
  }
})();`;

/** Fingers are the main pointer, for the scripts of the page. */
const fingers = `(() => {
  const own = matchMedia.bind(window);
  window.matchMedia = (query) => own(query.replace('(pointer: coarse)', 'all'));
})();`;

export interface Gateway {
  url: string;
  persona?: Persona;
  /** From the next page on. */
  isByFinger?: boolean;
  /** The answer of the last captcha. */
  captcha?: string;
  /** The last file that was sent, with the form around it. */
  uploaded?: Buffer;
  /** Answers to these addresses come late. */
  late?: RegExp;
  /** Nothing is answered: each connection breaks off. */
  isDown?: boolean;
  /** Answers that are errors. */
  refused: string[];
  close(): void;
}

/** Stands between an engine and the preview server, which it asks for a space of its own. */
export async function openGateway(target: string, space: string): Promise<Gateway> {
  const gateway: Gateway = { url: '', refused: [], close: () => server.close() };
  function headersOf({ headers }: IncomingMessage) {
    // Each page comes whole: what is put into it may be another thing than before.
    const {
      'accept-encoding': _compressed,
      'if-none-match': _etag,
      'if-modified-since': _modified,
      ...rest
    } = headers;
    const chosen = gateway.persona ? `; preview_persona=${gateway.persona}` : '';
    const own = headers.cookie ? `; ${headers.cookie}` : '';
    return { ...rest, cookie: `preview_space=${space}${chosen}${own}` };
  }
  function pass(asked: IncomingMessage, reply: ServerResponse): void {
    const { method, url = '/' } = asked;
    // A connection that is used again may just have been closed by the other side.
    const options = { method, headers: headersOf(asked), agent: false };
    const forward = request(target + url, options, (answer) => {
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
        const scripts = `<script>${collector}${gateway.isByFinger ? fingers : ''}</script>`;
        reply.end(page.replace(/<head[^>]*>/, (head) => head + scripts));
      });
    });
    forward.on('error', (error) => {
      gateway.refused.push(`${error.message} ${method} ${url}`);
      reply.destroy();
    });
    if (asked.headers['content-type']?.startsWith('multipart/')) {
      const sent: Buffer[] = [];
      asked.on('data', (part) => sent.push(part));
      asked.on('end', () => {
        gateway.uploaded = Buffer.concat(sent);
      });
    }
    asked.pipe(forward);
  }
  const server = createServer((asked, reply) => {
    const passIfAwaited = () => {
      if (!reply.destroyed) pass(asked, reply);
    };
    if (gateway.isDown) asked.socket.destroy();
    else if (gateway.late?.test(asked.url ?? '')) setTimeout(passIfAwaited, 3_000);
    else passIfAwaited();
  });
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return gateway;
}
