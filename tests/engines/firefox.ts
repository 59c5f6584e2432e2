import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from './engine';

const known = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

export const firefoxPath = known.find((path) => path !== '' && existsSync(path));

const preferences = {
  'intl.accept_languages': 'zh-CN, zh',
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'remote.active-protocols': 1,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'extensions.update.enabled': false,
  // Else no window without a screen has the focus, and no key presses a button.
  'focusmanager.testmode': true,
  'services.settings.server': 'data:,',
};

type Answer = Record<string, unknown> & { error?: string; message?: string };

/** A connection of WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
function connected(url: string): Promise<(method: string, params: object) => Promise<Answer>> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const answer: Answer & { id: number } = JSON.parse(String(data));
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };
  const send = (method: string, params: object) =>
    new Promise<Answer>((resolve, reject) => {
      last += 1;
      waiting.set(last, (answer) => {
        if (answer.error) reject(new Error(`${method}: ${answer.error}, ${answer.message}`));
        else resolve(answer.result as Answer);
      });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return new Promise((resolve, reject) => {
    socket.onopen = () => resolve(send);
    socket.onerror = () => reject(new Error(`No connection to ${url}`));
  });
}

function listening(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    browser.stderr?.on('data', (part) => {
      said += part;
      const url = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (url) resolve(url);
    });
    browser.on('exit', () => reject(new Error(`Firefox has ended: ${said}`)));
  });
}

/** Firefox without a window, on a new profile. */
export async function openFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'portal-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const browser = spawn(firefoxPath ?? '', args, {
    env: { ...process.env, TZ: 'Asia/Shanghai', MOZ_CRASHREPORTER_DISABLE: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const send = await connected(`${await listening(browser)}/session`);
  await send('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: false } } });
  const { context } = await send('browsingContext.create', { type: 'tab' });

  async function call(body: string, args: unknown[]) {
    const { result, exceptionDetails } = (await send('script.callFunction', {
      functionDeclaration: `async (given) => { const args = JSON.parse(given); ${body} }`,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      target: { context },
      awaitPromise: true,
    })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result;
  }

  return {
    goTo: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    reload: async () => {
      await send('browsingContext.reload', { context, wait: 'complete' });
    },
    travel: async (delta) => {
      await send('browsingContext.traverseHistory', { context, delta });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    run: async (body, ...args) => {
      const inner = `return JSON.stringify(await (async () => { ${body} })()) ?? 'null';`;
      return JSON.parse((await call(inner, args))?.value ?? 'null');
    },
    act: async (actions) => {
      await send('input.performActions', { context, actions: [actions] });
    },
    picture: async () => {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    print: async () => {
      const margin = { top: 1, right: 1, bottom: 1, left: 1 };
      const page = { width: 21, height: 29.7 };
      const { data } = await send('browsingContext.print', { context, margin, page });
      return Buffer.from(String(data), 'base64');
    },
    close: async () => {
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
