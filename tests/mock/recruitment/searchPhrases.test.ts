/** @jest-environment node */
import { fieldsOf } from '../../../mock/_preview/fields';
import { readFilters } from '../../../mock/_preview/search/filters';
import { findRows } from '../../../mock/_preview/search/positions';
import { positionAt } from '../../../mock/_preview/seed/positions';
import type { Position } from '../../../src/services/types';
import { type Phrase, phrases } from './searchPhrases';

const holds: Record<string, (one: Position, wanted: string) => boolean> = {
  title: ({ name }, words) => name.includes(words),
  unit: ({ enterpriseName }, words) => enterpriseName.includes(words),
  category: ({ categoryCode }, code) => categoryCode.startsWith(code),
  region: ({ regionCode }, code) => regionCode.startsWith(code),
  major: ({ majorCodes }, code) => majorCodes.some((one) => one.startsWith(code)),
};

function isFound({ typed, wanted }: Phrase): boolean {
  const query = fieldsOf({ keyword: typed });
  return findRows(readFilters(query), 'relevance')
    .slice(0, 10)
    .map((row) => positionAt(row))
    .some((one) => Object.entries(wanted).every(([what, value]) => holds[what]?.(one, value)));
}

test('of what people type at least 95 % is among the first ten', () => {
  const missed = phrases.filter((phrase) => !isFound(phrase)).map(({ typed }) => typed);
  expect(phrases.length).toBeGreaterThanOrEqual(200);
  // A list of names, so that a failure shows which phrases.
  expect(missed.slice(Math.floor(phrases.length * 0.05))).toEqual([]);
});
