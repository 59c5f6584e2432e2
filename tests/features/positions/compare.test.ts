import { comparedIds, compareQuery } from '@/features/positions/shared/compare/comparePath';
import { conditionKey, conditions } from '@/features/positions/shared/conditions';
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
