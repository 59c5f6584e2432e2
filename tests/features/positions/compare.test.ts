import { comparedIds, compareQuery } from '@/features/positions/shared/compare/comparePath';
import { conditionKey, conditions } from '@/features/positions/shared/conditions';
import { isOwn, ownValues } from '@/features/positions/shared/fit/ownValues';
import { emptyResume } from '../../../mock/_preview/resumeSeed';
import { positionDetailById } from '../../../mock/_preview/seed/positionDetails';

describe('?compare=id,id', () => {
  test.each([
    ['', []],
    ['?compare=', []],
    ['?compare=1,2', ['1', '2']],
    ['?compare=1%2C2', ['1', '2']],
    ['?compare=1,1,2', ['1', '2']],
    ['?compare=1,2,3,4,5,6', ['1', '2', '3', '4', '5']],
    ['?compare=%3Cscript%3E,../x,7', ['7']],
    [`?compare=${'9'.repeat(41)}`, []],
  ])('%s asks for %j', (search, ids) => {
    expect(comparedIds(search)).toEqual(ids);
  });

  test.each([
    ['', ['1', '2'], '?compare=1,2'],
    ['?keyword=a%20b&compare=9', ['1'], '?keyword=a+b&compare=1'],
    ['?keyword=a&compare=9', [], '?keyword=a'],
    ['?compare=9', [], ''],
  ])('%s with %j is %s', (search, ids, expected) => {
    expect(compareQuery(search, ids)).toBe(expected);
  });
});

describe('what is compared', () => {
  const demanding = positionDetailById('200004');
  const unlimited = positionDetailById('200009');

  test('each condition has a text of its own where something is asked, none where nothing is', () => {
    if (!demanding || !unlimited) throw new Error('the seed has no such positions');
    for (const condition of conditions) {
      expect([condition, conditionKey(demanding, condition)]).not.toEqual([condition, '']);
    }
    for (const condition of ['degree', 'majors', 'source', 'age', 'political'] as const) {
      expect([condition, conditionKey(unlimited, condition)]).toEqual([condition, '']);
    }
  });

  test('the order in which majors are listed makes no difference', () => {
    if (!demanding) throw new Error('the seed has no such position');
    const turned = { ...demanding, majorCodes: [...demanding.majorCodes].reverse() };
    expect(conditionKey(turned, 'majors')).toBe(conditionKey(demanding, 'majors'));
  });
});

describe('what the résumé has to show', () => {
  test('an empty one says nothing', () => {
    expect(Object.values(ownValues(emptyResume(), '2026-11-21'))).toEqual(
      Object.values(ownValues(emptyResume(), '2026-11-21')).map(() => undefined),
    );
  });

  test('the highest education and degree, all majors, years without internships', () => {
    const school = { school: 'a', start: '2014-09', end: '2018-06' };
    const own = ownValues(
      {
        ...emptyResume(),
        basic: { birthDate: '1996-11-22', political: '13', sources: ['social'] },
        education: [
          { id: '1', ...school, major: 'x', education: 'college', degree: 'none' },
          { id: '2', ...school, major: 'y', education: 'master', degree: 'master' },
          { id: '3', ...school, major: 'x', education: 'bachelor', degree: 'bachelor' },
        ],
        work: [
          { id: '1', employer: 'a', post: 'b', start: '2024-11' },
          { id: '2', employer: 'a', post: 'b', start: '2020-01', end: '2022-01', internship: true },
        ],
        certificates: [{ id: '1', name: 'c' }],
      },
      '2026-11-21',
    );
    expect(own).toEqual({
      education: { termKey: 'education', codes: ['master'] },
      degree: { termKey: 'degree', codes: ['master'] },
      majors: { words: 'x、y' },
      source: { termKey: 'source', codes: ['social'] },
      age: 29,
      political: { termKey: 'political', codes: ['13'] },
      experience: 2,
      qualification: { words: 'c' },
    });
  });

  test.each([
    ['age', true],
    ['region', false],
    ['other', false],
    [undefined, false],
  ] as const)('%s: %s', (requirement, expected) => {
    expect(isOwn(requirement)).toBe(expected);
  });
});
