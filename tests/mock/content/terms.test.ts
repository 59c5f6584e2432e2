import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { builtInValues } from '../../../config/siteValues';
import type { PolicyText, TermMap } from '../../../src/services/types';
import { previewClient } from '../../helpers/previewApp';

const client = previewClient();

/** Every value of `x-term` in the contract. */
function termsInUse(node: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof node === 'object' && node !== null) {
    for (const [key, value] of Object.entries(node)) {
      if (key === 'x-term' && typeof value === 'string') {
        found.add(value);
      } else {
        termsInUse(value, found);
      }
    }
  }
  return found;
}

async function allTerms(): Promise<TermMap> {
  const fixed = await client.data<TermMap>('/pt/termjson/terms');
  const kept = await client.data<TermMap>('/pt/termjson/dbterms');
  return { ...fixed, ...kept };
}

describe('terms', () => {
  it('hold every term that the contract names', async () => {
    const contract: unknown = parse(
      readFileSync(join(__dirname, '../../../config/openapi.yaml'), 'utf8'),
    );
    const terms = await allTerms();
    const wanted = [...termsInUse(contract)];
    expect(wanted.length).toBeGreaterThan(15);
    expect(wanted.filter((key) => (terms[key] ?? []).length === 0)).toEqual([]);
  });

  it('have codes and labels that occur once', async () => {
    for (const entries of Object.values(await allTerms())) {
      expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length);
      expect(new Set(entries.map(({ label }) => label)).size).toBe(entries.length);
    }
  });

  it.each([
    ['political', 13],
    ['ethnicity', 56],
    ['majorCategory', 13],
    ['education', 7],
    ['source', 6],
  ])('count %s to %i', async (key, count) => {
    expect((await allTerms())[key]).toHaveLength(count);
  });

  it('give each term in one list only, and stay when lists are empty', async () => {
    const empty = previewClient({ server: 'empty' });
    const fixed = Object.keys(await empty.data<TermMap>('/pt/termjson/terms'));
    const kept = Object.keys(await empty.data<TermMap>('/pt/termjson/dbterms'));
    expect(fixed.filter((key) => kept.includes(key))).toEqual([]);
    expect(fixed.length).toBeGreaterThan(10);
  });
});

it('rank: the soldiers’ ranks before and after 2022 in their order; a civilian post is none', async () => {
  const labels = (await allTerms()).rank?.map(({ label }) => label) ?? [];
  const order = [
    '列兵',
    '下士',
    '中士',
    '上士',
    '二级上士',
    '一级上士',
    '四级军士长',
    '三级军士长',
    '少尉',
    '大校',
  ];
  const places = order.map((name) => labels.findIndex((label) => label.startsWith(name)));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(labels.filter((label) => label.includes('2022'))).toHaveLength(4);
  expect(labels).not.toContain('文职人员');
});

it('the privacy texts name the phone of the footer, and no other', async () => {
  const texts = await client.data<PolicyText[]>('/pt/portal/rest/tidingsdirectory/searchPrivacy');
  const phones = JSON.stringify(texts).match(/400-\d{3}-\d{4}/g) ?? [];
  expect(new Set(phones)).toEqual(new Set([builtInValues.phone]));
});
