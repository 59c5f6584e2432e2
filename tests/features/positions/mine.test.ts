import {
  isMineOn,
  mineOf,
  missingOf,
  withMine,
  withoutMine,
} from '@/features/positions/search/mine';
import { parseSearch } from '@/features/positions/search/urlState';
import type { Resume } from '@/services/types';
import { emptyResume } from '../../../mock/_preview/resumeSeed';

const school = (education: string, majorCode?: string): Resume['education'][number] => ({
  ...{ id: education, school: 'a', major: 'b', start: '2016-09', end: '2020-06' },
  education,
  majorCode,
});
const resume = (more: Partial<Resume>): Resume => ({ ...emptyResume(), ...more });
const searching = (query: string) => parseSearch('all', new URLSearchParams(query));
const mine = { education: ['bachelor'], majorCode: ['080902'], source: ['veteran', 'social'] };

describe('what a résumé fills in', () => {
  test.each([
    ['nothing', resume({}), { education: [], majorCode: [], source: [] }, 3],
    [
      'the highest education alone, the majors of all from college on',
      resume({
        education: [
          school('high', '010101'),
          school('bachelor', '0809'),
          school('college', '1201'),
        ],
      }),
      { education: ['bachelor'], majorCode: ['0809', '1201'], source: [] },
      1,
    ],
    [
      'each major once, none that was typed',
      resume({
        education: [school('master', '0809'), school('bachelor', '0809'), school('college')],
      }),
      { education: ['master'], majorCode: ['0809'], source: [] },
      1,
    ],
    [
      'no education that nobody knows',
      resume({ education: [school('x')], basic: { sources: ['social'] } }),
      { education: [], majorCode: [], source: ['social'] },
      2,
    ],
  ])('%s', (_what, given, expected, missing) => {
    expect(mineOf(given)).toEqual(expected);
    expect(missingOf(mineOf(given))).toHaveLength(missing);
  });
});

describe('the search narrowed by it', () => {
  test('keeps what was chosen besides, replaces what is the résumé’s, begins at page 1', () => {
    const next = withMine(searching('keyword=a&education=doctor&regionCode=37&current=3'), mine);
    expect(next).toMatchObject({
      ...mine,
      keyword: 'a',
      regionCode: ['37'],
      isOpenOnly: true,
      current: 1,
    });
  });

  test('what the résumé does not say is left as it was', () => {
    const next = withMine(searching('source=spouse'), { ...mine, source: [] });
    expect(next.source).toEqual(['spouse']);
  });

  test('can be taken back: what was chosen besides stays', () => {
    const before = searching('keyword=a&regionCode=37');
    expect(withoutMine(withMine(before, mine), mine)).toEqual(before);
    const withOther = { ...withMine(before, mine), source: ['veteran', 'social', 'spouse'] };
    expect(withoutMine(withOther, mine).source).toEqual(['spouse']);
  });

  test.each([
    ['all of it', withMine(searching(''), mine), true],
    ['and more', { ...withMine(searching(''), mine), keyword: 'a' }, true],
    ['one value taken off', { ...withMine(searching(''), mine), source: ['social'] }, false],
    ['closed ones too', { ...withMine(searching(''), mine), isOpenOnly: false }, false],
    ['nothing', searching(''), false],
  ])('is on with %s', (_what, state, expected) => {
    expect(isMineOn(state, mine)).toBe(expected);
  });

  test('is never on for a résumé that says nothing', () => {
    const nothing = { education: [], majorCode: [], source: [] };
    expect(isMineOn(searching('state=open'), nothing)).toBe(false);
  });
});
