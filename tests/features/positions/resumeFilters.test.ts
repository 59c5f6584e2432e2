import {
  hasResumeFilters,
  isEmptyResumeFilters,
  missingRequirements,
  type ResumeFilters,
  replacedFilters,
  resumeFiltersOf,
  withoutResumeFilters,
  withResumeFilters,
} from '@/features/positions/search/resumeFilters';
import { searchCodec } from '@/features/positions/search/urlState';
import type { Resume } from '@/services/types';
import { emptyResume } from '../../../mock/_preview/resumeSeed';

const school = (education: string, majorCode?: string): Resume['education'][number] => ({
  ...{ id: education, school: 'a', major: 'b', start: '2016-09', end: '2020-06' },
  education,
  majorCode,
});
const resume = (more: Partial<Resume>): Resume => ({ ...emptyResume(), ...more });
const searching = (query: string) => searchCodec('all').parse(new URLSearchParams(query));
const nothing: ResumeFilters = { education: [], majorCode: [], source: [], meets: [] };
const mine: ResumeFilters = {
  education: ['bachelor'],
  majorCode: ['080902'],
  source: ['veteran', 'social'],
  meets: ['degree', 'age'],
};
const missing = (given: Resume) => missingRequirements(given).map(({ requirement }) => requirement);

describe('what a résumé fills in', () => {
  test.each([
    ['nothing', {}, {}],
    [
      'the highest education alone, the majors of all from college on',
      {
        education: [
          school('high', '010101'),
          school('bachelor', '0809'),
          school('college', '1201'),
        ],
      },
      { education: ['bachelor'], majorCode: ['0809', '1201'] },
    ],
    [
      'each major once',
      { education: [school('master', '0809'), school('bachelor', '0809')] },
      { education: ['master'], majorCode: ['0809'] },
    ],
    [
      'no majors where one was typed: it may be the one asked for',
      { education: [school('master', '0809'), school('college')] },
      { education: ['master'] },
    ],
    [
      'the majors beside a vocational school, whose own no catalogue has',
      { education: [school('college', '0809'), school('secondary')] },
      { education: ['college'], majorCode: ['0809'] },
    ],
    [
      'no education that nobody knows',
      { education: [school('x')], basic: { sources: ['social'] } },
      { source: ['social'] },
    ],
    [
      'the degree, where the highest school says it',
      { education: [{ ...school('college'), degree: 'none' }] },
      { education: ['college'], meets: ['degree'] },
    ],
    [
      'age, political status and years of work',
      {
        basic: { birthDate: '1995-01-01', political: '13' },
        work: [{ id: '1', employer: 'a', post: 'b', start: '2020-01' }],
      },
      { meets: ['age', 'political', 'experience'] },
    ],
    ['no age of what is no date', { basic: { birthDate: 'soon' } }, {}],
  ] satisfies [string, Partial<Resume>, Partial<ResumeFilters>][])(
    '%s',
    (_what, given, expected) => {
      expect(resumeFiltersOf(resume(given))).toEqual({ ...nothing, ...expected });
    },
  );

  test('what is left open is named, so that it can be said', () => {
    expect(missing(resume({}))).toEqual([
      'education',
      'degree',
      'majors',
      'source',
      'age',
      'political',
      'experience',
    ]);
    expect(isEmptyResumeFilters(resumeFiltersOf(resume({})))).toBe(true);
    const given = resume({ basic: { sources: ['social'], birthDate: '1995-01-01' } });
    expect(missing(given)).toEqual(['education', 'degree', 'majors', 'political', 'experience']);
    expect(isEmptyResumeFilters(resumeFiltersOf(given))).toBe(false);
  });
});

describe('the search narrowed by it', () => {
  test('keeps what was chosen besides, replaces what is the résumé’s, begins at page 1', () => {
    const next = withResumeFilters(
      searching('keyword=a&education=doctor&regionCode=37&current=3'),
      mine,
    );
    expect(next).toMatchObject({
      ...mine,
      keyword: 'a',
      regionCode: ['37'],
      isOpenOnly: true,
      current: 1,
    });
  });

  test('what the résumé does not say is left as it was', () => {
    const next = withResumeFilters(searching('source=spouse'), { ...mine, source: [] });
    expect(next.source).toEqual(['spouse']);
  });

  test.each([
    ['', 'nothing'],
    ['keyword=a&regionCode=37', 'what was chosen besides'],
    ['education=doctor&source=spouse', 'what it has replaced'],
    ['education=bachelor&state=open', 'what it would have added'],
  ])('%s: off is the reverse of on, with %s', (query) => {
    const before = searching(query);
    const on = withResumeFilters(before, mine);
    expect(withoutResumeFilters(on, mine, replacedFilters(before))).toEqual(before);
  });

  test('what was there before is not known: only the values of the résumé go', () => {
    const on = withResumeFilters(searching('regionCode=37'), mine);
    expect(withoutResumeFilters(on, mine)).toEqual(searching('regionCode=37&state=open'));
  });

  test.each([
    ['all of it', withResumeFilters(searching(''), mine), true],
    ['and more', { ...withResumeFilters(searching(''), mine), keyword: 'a' }, true],
    ['one taken off', { ...withResumeFilters(searching(''), mine), source: ['social'] }, false],
    [
      'one more, which the fit check refuses',
      { ...withResumeFilters(searching(''), mine), source: [...mine.source, 'spouse'] },
      false,
    ],
    ['without the age', { ...withResumeFilters(searching(''), mine), meets: ['degree'] }, false],
    ['closed ones too', { ...withResumeFilters(searching(''), mine), isOpenOnly: false }, false],
    ['nothing', searching(''), false],
  ])('is on with %s', (_what, state, expected) => {
    expect(hasResumeFilters(state, mine)).toBe(expected);
  });

  test('is never on for a résumé that says nothing', () => {
    expect(hasResumeFilters(searching('state=open'), nothing)).toBe(false);
  });
});
