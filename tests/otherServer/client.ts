import { createCipheriv } from 'node:crypto';
import { join } from 'node:path';
import { password } from './server/accounts';
import { createOtherServer, type Options } from './server/exchange';

const contract = join(__dirname, '../../config/openapi.yaml');

interface Body {
  success: boolean;
  errorCode?: unknown;
  data: Record<string, unknown>;
}

interface More {
  body?: object;
  headers?: Record<string, string | undefined>;
}

/** The plain text as the contract wants it: AES-128-ECB under the key padded with 0. */
function encrypted(value: object, key: string): string {
  const cipher = createCipheriv('aes-128-ecb', key.slice(0, 16).padEnd(16, '0'), null);
  return cipher.update(JSON.stringify(value), 'utf8', 'base64') + cipher.final('base64');
}

/** The other server in this process, with a client that sends what the contract asks for and takes each new token. */
export function otherClient(options: Partial<Options> = {}) {
  const server = createOtherServer({ contract, ...options });
  const tokens: string[] = [];

  async function send(method: string, path: string, { body, headers }: More = {}) {
    const token = tokens.at(-1);
    const sent = {
      'x-requested-with': 'XMLHttpRequest',
      'x-site-id': 'army-site',
      ...(token && { 'x-army-ticket': token, 'x-domain': 'portal' }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    };
    const text = body ? JSON.stringify(body) : '';
    const answer = await server({ method, url: `/pt${path}`, headers: sent, body: text });
    if (!answer) return undefined;
    const given = answer.headers['X-Army-Ticket'];
    if (given) tokens.push(given);
    return { ...answer, text: answer.body };
  }

  /** The answer's envelope. */
  async function call(method: string, path: string, more?: More) {
    const answer = await send(method, path, more);
    if (!answer) throw new Error('The connection was dropped');
    const envelope: Body = JSON.parse(answer.text);
    return { status: answer.status, ...envelope };
  }

  const get = (path: string, more?: More) => call('GET', path, more);
  const post = (path: string, body?: object) => call('POST', path, { body });

  async function signIn(loginName = 'seeker-1', captcha?: string) {
    await get('/accesstoken/user/portal');
    const picture = await send('GET', '/captcha/generate?attrKey=login&random=r1');
    const shown = />(\w+)</.exec(picture?.text ?? '')?.[1];
    const { data } = await get('/portal/rest/user/toregist/portal');
    const plain = { loginName, password, captcha: captcha ?? shown, random: 'r1' };
    const payload = encrypted(plain, String(data.key));
    return post('/ams/passport/portal/encrypted', { payload });
  }

  return { send, get, post, signIn, tokens };
}
