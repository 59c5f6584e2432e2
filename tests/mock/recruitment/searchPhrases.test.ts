/** @jest-environment node */
import { rowsFor } from '../../../mock/_preview/search/keyword';
import { majorName } from '../../../mock/_preview/seed/majors';
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
  return rowsFor(typed)
    .slice(0, 10)
    .map((row) => positionAt(row))
    .some((one) => Object.entries(wanted).every(([what, value]) => holds[what]?.(one, value)));
}

test('of what people type at least 95 % is among the first ten', () => {
  const missed = phrases.filter((phrase) => !isFound(phrase));
  expect(phrases.length).toBeGreaterThanOrEqual(200);
  expect(majorName('1011')).toBe('护理学类');
  process.stdout.write(
    `${missed.map(({ typed }) => typed).join(' ')}\n${missed.length} of ${phrases.length}\n`,
  );
  expect(missed.length / phrases.length).toBeLessThanOrEqual(0.05);
});
