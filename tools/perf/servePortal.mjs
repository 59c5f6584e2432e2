import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** Serves the built portal with its preview server on this machine, with variables such as PREVIEW_SCALE in `env`. The caller ends the child process that is returned. */
export async function servePortal(port, env = {}) {
  const server = spawn(process.execPath, ['config/preview.mjs', '--port', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  // Also where the script ends by an error.
  process.once('exit', () => server.kill());
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/home`).then(
      ({ ok }) => ok,
      // The server does not listen yet.
      () => false,
    );
    if (isUp) return server;
    await wait(500);
  }
  server.kill();
  throw new Error('The preview server did not start');
}
