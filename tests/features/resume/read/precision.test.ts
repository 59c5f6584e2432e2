/** @jest-environment node */
import omit from 'lodash/omit';
import type { Proposal } from '@/features/resume/read/proposals';
import { proposalsOf } from '@/features/resume/read/proposals';
import { context, type Expected, flat, paperOf, madePapers as papers } from './made';

type Flat = Readonly<Record<string, string>>;
interface Facts {
  proposed: number;
  right: number;
  inFile: number;
  faults: string[];
}

/** Fields that follow from others. */
const derived = ['majorCode', 'majorCategory'];

const given = (entry: Readonly<Record<string, unknown>>): Flat => omit(flat(entry), derived);

/** Long texts are written with their first and last words alone. */
function isSame(one: string | undefined, wanted: string | undefined): boolean {
  if (one === undefined || wanted === undefined) return false;
  const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, '');
  const [start = '', end] = wanted.split('…').map(plain);
  const text = plain(one);
  return end === undefined ? text === start : text.startsWith(start) && text.endsWith(end);
}

const rightIn = (entry: Flat, wanted: Flat) =>
  Object.keys(entry).filter((key) => isSame(entry[key], wanted[key])).length;

function compare(proposals: readonly Proposal[], expected: Expected): Facts {
  const facts: Facts = { proposed: 0, right: 0, inFile: 0, faults: [] };
  const found = new Map(
    proposals.map(({ section, entries }) => [section as string, entries.map(given)]),
  );
  for (const key of new Set([...found.keys(), ...Object.keys(expected)])) {
    const left = [...(found.get(key) ?? [])];
    const wanted = expected[key] ?? [];
    for (const one of wanted) {
      facts.inFile += Object.keys(one).length;
      const best = [...left].sort((a, b) => rightIn(b, one) - rightIn(a, one))[0];
      const own = best && rightIn(best, one) > 0 ? best : {};
      if (best && own === best) left.splice(left.indexOf(best), 1);
      facts.proposed += Object.keys(own).length;
      facts.right += rightIn(own, one);
      for (const field of new Set([...Object.keys(own), ...Object.keys(one)])) {
        if (!isSame(own[field], one[field]))
          facts.faults.push(`${key}.${field}: ${own[field]} <> ${one[field]}`);
      }
    }
    for (const more of left) {
      facts.proposed += Object.keys(more).length;
      facts.faults.push(`${key}: ${JSON.stringify(more)} <> nothing`);
    }
  }
  return facts;
}

it('has eighty papers of fifty layouts', () => {
  expect(papers.length).toBeGreaterThanOrEqual(80);
  expect(new Set(papers.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(50);
});

it('of what is proposed 98 % are right, and 95 % of what a paper has are proposed', () => {
  const byLayout = new Map<string, Facts>();
  const faults: string[] = [];
  const add = (layout: string, { proposed, right, inFile }: Facts) => {
    const sum = byLayout.get(layout) ?? { proposed: 0, right: 0, inFile: 0, faults: [] };
    byLayout.set(layout, {
      ...sum,
      proposed: sum.proposed + proposed,
      right: sum.right + right,
      inFile: sum.inFile + inFile,
    });
  };
  for (const paper of papers) {
    const facts = compare(proposalsOf(paperOf(paper), context), paper.expected);
    add(paper.layout, facts);
    add('all', facts);
    faults.push(...facts.faults.map((fault) => `${paper.name}: ${fault}`));
  }
  const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;
  const lines = [...byLayout].map(
    ([layout, { proposed, right, inFile }]) =>
      `${layout}: precision ${percent(right, proposed)}, recall ${percent(right, inFile)} of ${inFile}`,
  );
  process.stdout.write(`${lines.join('\n')}\n${process.env.FAULTS ? faults.join('\n') : ''}\n`);
  const { proposed = 0, right = 0, inFile = 0 } = byLayout.get('all') ?? {};
  expect(right / proposed).toBeGreaterThanOrEqual(0.98);
  expect(right / inFile).toBeGreaterThanOrEqual(0.95);
});
