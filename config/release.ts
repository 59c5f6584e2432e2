import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The commit being built: PORTAL_COMMIT where there is no repository, as in the container build. */
function commit(folder: string): string {
  const given = process.env.PORTAL_COMMIT;
  if (given) return given.slice(0, 7);
  try {
    return execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // No repository, or no git: the version stands alone.
    return '';
  }
}

/** What the footer says of the release: the version of package.json and the commit, such as 0.2.0+1a2b3c4. */
export function releaseOf(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [version, commit(folder)].filter(Boolean).join('+');
}
