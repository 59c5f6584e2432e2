/** @jest-environment node */
import { readFileSync } from 'node:fs';

interface Entry {
  integrity?: string;
  optional?: boolean;
  os?: string[];
  inBundle?: boolean;
}

const { packages }: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const installed = Object.entries(packages).filter(([path]) => path !== '');
/** What lies inside another package's archive comes with it, under the hash of that archive. */
const unsealed = installed.filter(([, { integrity, inBundle }]) => !integrity && !inBundle);

/** Binaries of `@utoo/pack` for other machines that the registry at hand does not have (docs/shipping.md). */
const known = 5;

describe('the lock file', () => {
  it('says of every package what its content must be, but for binaries of other platforms', () => {
    const others = unsealed.filter(([, { optional, os }]) => !(optional && os));
    expect(others.map(([path]) => path)).toEqual([]);
  });

  it('has no more such binaries than before', () => {
    expect(unsealed.length).toBeLessThanOrEqual(known);
  });

  it('takes hashes that cannot be forged', () => {
    const weak = installed.filter(
      ([, { integrity }]) => integrity && !integrity.startsWith('sha512-'),
    );
    expect(weak.map(([path]) => path)).toEqual([]);
  });
});
