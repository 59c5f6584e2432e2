/** @jest-environment node */
import { readFileSync } from 'node:fs';

interface Entry {
  integrity?: string;
  inBundle?: boolean;
}

function installedBy(lock: string) {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(readFileSync(lock, 'utf8'));
  return Object.entries(packages).filter(([path]) => path !== '');
}

const tools = ['tools/contract-check', 'tools/nightly', 'tools/perf'];

const lockFiles = [...tools.map((tool) => `${tool}/package-lock.json`), 'package-lock.json'];

describe.each(lockFiles)('the lock file %s', (lock) => {
  const installed = installedBy(lock);
  /** What lies inside another package's archive comes with it, under the hash of that archive. */
  const unsealed = installed.filter(([, { integrity, inBundle }]) => !integrity && !inBundle);

  it('says of every package what its content must be', () => {
    expect(unsealed.map(([path]) => path)).toEqual([]);
  });

  it('takes hashes that cannot be forged', () => {
    const weak = installed.filter(
      ([, { integrity }]) => integrity && !integrity.startsWith('sha512-'),
    );
    expect(weak.map(([path]) => path)).toEqual([]);
  });
});
