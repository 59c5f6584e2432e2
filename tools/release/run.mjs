/** `npm run release`: the build with its compressed files, and the bill of what it ships (sbom/). */
import { spawnSync } from 'node:child_process';

for (const command of ['npx --no-install max build --compress', 'node tools/release/sbom.mjs']) {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
