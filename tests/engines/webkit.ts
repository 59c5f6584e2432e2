import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from './engine';

const driverPath = '/usr/bin/WebKitWebDriver';

/** The distribution's plain browser, in the folder of its library. */
function miniBrowser(): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return folders
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
}

export const webkitPath =
  existsSync(driverPath) && existsSync('/usr/bin/Xvfb') ? miniBrowser() : undefined;

/** The browser's own head is at least 447 px wide, and no window is narrower than it. */
const narrowHead = `headerbar, headerbar *, toolbar, toolbar *, toolbutton, toolbutton *, entry, button { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }
headerbar image, toolbar image, toolbutton image { -gtk-icon-transform: scale(0.1); }
headerbar, toolbar, entry, button, label { font-size: 2px; }
`;

const port = 4621;
const display = ':96';

/** Nothing takes so long; a command that hangs would never end. */
const longest = 40_000;

async function command<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    signal: AbortSignal.timeout(longest),
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${path}: ${value.error}, ${value.message}`);
  return value;
}

/** Starts a screen without a display and the driver on it. Returns what ends both. */
async function startDriver(): Promise<() => void> {
  const folder = join(tmpdir(), 'portal-webkit');
  const locale = join(folder, 'zh_CN.UTF-8');
  mkdirSync(join(folder, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), narrowHead);
  // The page's language is the system's.
  if (!existsSync(locale)) execFileSync('localedef', ['-i', 'zh_CN', '-f', 'UTF-8', locale]);
  const screen = spawn('Xvfb', [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  const env = {
    ...process.env,
    DISPLAY: display,
    XDG_CONFIG_HOME: folder,
    LOCPATH: folder,
    LANG: 'zh_CN.UTF-8',
    TZ: 'Asia/Shanghai',
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const driver = spawn(
    driverPath,
    ['--host=127.0.0.1', `--port=${port}`, '--replace-on-new-session'],
    { env, stdio: 'ignore' },
  );
  for (let tries = 0; ; tries += 1) {
    try {
      await command('GET', '/status');
      break;
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  return () => {
    driver.kill();
    screen.kill();
  };
}

const isShifted = /[A-Z~!@#$%^&*()_+{}|:"<>?]/;
const shift = '\uE008';

/** The driver does not press Shift by itself. */
function withShift(action: Record<string, unknown>): Record<string, unknown>[] {
  if (!isShifted.test(String(action.value ?? ''))) return [action];
  const held = { type: action.type, value: shift };
  return action.type === 'keyDown' ? [held, action] : [action, held];
}

/** A window of WebKitGTK, the engine of Safari. */
export async function openWebKit(): Promise<Engine> {
  const stop = await startDriver();
  const { sessionId } = await command<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: webkitPath, args: ['--automation'] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  const post = <T>(path: string, body?: object) => command<T>('POST', `${session}${path}`, body);
  await post('/timeouts', { script: 30_000, pageLoad: 30_000 });

  return {
    goTo: (url) => post('/url', { url }),
    reload: () => post('/refresh'),
    travel: (steps) => post(steps === -1 ? '/back' : '/forward'),
    resize: async (width, height) => {
      // The window's frame is measured, as it is the desktop's own.
      const size = 'return [outerWidth - innerWidth, outerHeight - innerHeight]';
      await post('/window/rect', { width, height });
      const [wider = 0, higher = 0] = await post<number[]>('/execute/sync', {
        script: size,
        args: [],
      });
      await post('/window/rect', { width: width + wider, height: height + higher });
    },
    run: async (body, ...args) => {
      const script = `const [given, done] = arguments; const args = JSON.parse(given);
        (async () => { ${body} })().then((value) => done(JSON.stringify(value) ?? 'null'), (error) => done('!' + error));`;
      const answer = await post<string>('/execute/async', { script, args: [JSON.stringify(args)] });
      if (answer.startsWith('!')) throw new Error(answer.slice(1));
      return JSON.parse(answer);
    },
    act: (actions) =>
      post('/actions', { actions: [{ ...actions, actions: actions.actions.flatMap(withShift) }] }),
    picture: async () =>
      Buffer.from(await command<string>('GET', `${session}/screenshot`), 'base64'),
    print: () => Promise.reject(new Error('The driver of WebKitGTK cannot print')),
    close: async () => {
      try {
        await command('DELETE', session);
      } finally {
        stop();
      }
    },
  };
}
