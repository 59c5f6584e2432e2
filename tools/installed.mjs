import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Installs the packages of a folder under tools/ that has a package.json of its own, unless they are there. Throws when that fails. */
export function installed(tool) {
  const folder = fileURLToPath(new URL(`${tool}/`, import.meta.url));
  if (existsSync(`${folder}node_modules`)) return;
  console.log(`== installing the packages of tools/${tool}`);
  const install = 'npm ci --ignore-scripts --no-audit --no-fund';
  const { status } = spawnSync(install, { cwd: folder, stdio: 'inherit', shell: true });
  if (status !== 0) throw new Error(`The packages of tools/${tool} could not be installed`);
}
