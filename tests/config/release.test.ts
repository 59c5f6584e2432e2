/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseOf } from '../../config/release';
import { version } from '../../package.json';

afterEach(() => {
  delete process.env.PORTAL_COMMIT;
});

it('is the version and the commit that is built', () => {
  process.env.PORTAL_COMMIT = '0123456789abcdef';
  expect(releaseOf('.')).toBe(`${version}+0123456`);
});

it('is the version alone where no commit is known', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  writeFileSync(join(folder, 'package.json'), '{"version":"1.2.3"}');
  expect(releaseOf(folder)).toBe('1.2.3');
  rmSync(folder, { recursive: true });
});

it('stands in the changelog first, and in the lock file', () => {
  const [newest] = readFileSync('CHANGELOG.md', 'utf8').match(/^## .*$/m) ?? [];
  expect(newest).toBe(`## ${version}`);
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
});
