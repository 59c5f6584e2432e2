/**
 * Starts the portal as the container would, without a container engine: reads the last stage of the Dockerfile, lays its files
 * out in a temporary folder that nginx may read but not write, and runs its entry point with its variables as a user without
 * rights. `node deploy/asImage.mjs`, after `npm run build`; variables of the environment go before those of the recipe.
 */
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { copiesOf, stagesOf } from './recipe.mjs';

const here = import.meta.dirname;
const stage = stagesOf(join(here, 'Dockerfile')).at(-1);
const textOf = (name) => stage.find((one) => one.name === name).text;

const place = mkdtempSync(join(tmpdir(), 'portal-image-'));
const image = join(place, 'image');
const work = join(place, 'work');
const built = process.env.PORTAL_BUILT ?? resolve(here, '../dist');

for (const { from, sources, target } of copiesOf(stage)) {
  for (const source of sources) {
    // What the build stage has made is what `npm run build` has made here.
    const path = from ? built : resolve(here, '..', source);
    cpSync(path, join(image, target.endsWith('/') ? join(target, basename(source)) : target), {
      recursive: true,
    });
  }
  // As in an image, where the folders belong to root and everybody may read them.
  if (from) chmodSync(join(image, target), 0o755);
}
mkdirSync(work);
chmodSync(place, 0o755);

const variables = Object.fromEntries(
  textOf('ENV')
    .split(/\s+/)
    .map((pair) => pair.split('=')),
);
const [command, ...args] = JSON.parse(textOf('ENTRYPOINT')).map((word) =>
  word.startsWith('/') ? join(image, word) : word,
);
const options = { stdio: 'inherit', env: { ...variables, ...process.env, PORTAL_WORK: work } };
if (process.getuid() === 0) {
  const [uid, gid] = textOf('USER').split(':').map(Number);
  chownSync(work, uid, gid);
  Object.assign(options, { uid, gid });
}

const portal = spawn(command, args, options);
portal.on('exit', (code) => {
  rmSync(place, { recursive: true, force: true });
  process.exitCode = code ?? 0;
});
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => portal.kill(textOf('STOPSIGNAL')));
