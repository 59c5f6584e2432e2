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
const unsealed = installed.filter(([, { integrity }]) => !integrity);

/** Binaries for other machines that the registry at hand has not: their hashes are not known here (docs/shipping.md). */
const known = 75;

describe('the lock file', () => {
  it('says of every package what its content must be, but for binaries of other platforms', () => {
    // What lies inside such a binary's own archive comes with it.
    const others = unsealed.filter(
      ([, { optional, os, inBundle }]) => !(optional && (os || inBundle)),
    );
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
