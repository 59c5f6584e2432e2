import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { site } from '../../../config/site';
import { NotChecked } from './notChecked';
import { entriesOf, fieldOf } from './picked';
import type { Reader } from './puzzle';
import type { Answer, Line } from './transport';

/** The preview server sends the answer along; no other server does. */
const answerHeader = 'x-preview-captcha';

const endings: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
};

/** Asks a question in the terminal. @throws NotChecked where there is none. */
async function ask(question: string, what: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new NotChecked(`a person must read ${what}: run it in a terminal`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}

async function askCaptcha({ headers, bytes }: Answer): Promise<string> {
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const file = join(folder, `captcha.${endings[type] ?? 'bin'}`);
  await writeFile(file, bytes);
  return ask(`Captcha in ${file}: `, 'the captcha');
}

/** Has captchas and codes read by whoever sits at the terminal; those of the preview server it finds out by itself. */
export function openReader(base: string, line: Line): Reader {
  let isPreview = false;

  async function fromOutbox(mobile: string): Promise<unknown> {
    const url = `${base.slice(0, -site.apiPrefix.length)}/__preview/outbox`;
    const { bytes } = await line.send({ method: 'GET', url, headers: {} });
    const sent = entriesOf(JSON.parse(bytes.toString('utf8')));
    return fieldOf(
      sent.find((one) => fieldOf(one, 'to') === mobile),
      'code',
    );
  }

  return {
    async solve(picture) {
      const reported = picture.headers.get(answerHeader);
      if (!reported) return askCaptcha(picture);
      isPreview = true;
      return reported;
    },
    async code(mobile) {
      const reported = isPreview ? await fromOutbox(mobile) : undefined;
      return typeof reported === 'string' ? reported : ask(`Code sent to ${mobile}: `, 'the code');
    },
  };
}
