/** @jest-environment node */
import { readFileSync } from 'node:fs';

interface Entry {
  integrity?: string;
  inBundle?: boolean;
}

const { packages }: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const installed = Object.entries(packages).filter(([path]) => path !== '');
/** What lies inside another package's archive comes with it, under the hash of that archive. */
const unsealed = installed.filter(([, { integrity, inBundle }]) => !integrity && !inBundle);

describe('the lock file', () => {
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
