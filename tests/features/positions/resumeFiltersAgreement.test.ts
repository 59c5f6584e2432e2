import { resumeFiltersOf, withResumeFilters } from '@/features/positions/search/resumeFilters';
import { filtersOf, searchCodec } from '@/features/positions/search/urlState';
import { fitOf } from '@/features/positions/shared/fit/fit';
import type { PositionDetail, Resume } from '@/services/types';
import { findCandidate } from '../../../mock/_preview/candidates';
import { fieldsOf } from '../../../mock/_preview/fields';
import { personas, personOfPersona } from '../../../mock/_preview/personas';
import { seeded } from '../../../mock/_preview/random';
import { emptyResume } from '../../../mock/_preview/resumeSeed';
import { conditionsOf } from '../../../mock/_preview/search/facets';
import { readFilters } from '../../../mock/_preview/search/filters';
import { findRows } from '../../../mock/_preview/search/positions';
import { positionDetailById } from '../../../mock/_preview/seed/positionDetails';
import { positionAt } from '../../../mock/_preview/seed/positions';
import { positionTable } from '../../../mock/_preview/seed/positionTable';
import { storeOf } from '../../../mock/_preview/store';

const noon = '2026-11-21T12:00:00+08:00';
let details: PositionDetail[] = [];

beforeAll(() => {
  process.env.PREVIEW_NOW = noon;
  details = Array.from({ length: positionTable().size }, (_, row) => positionAt(row).id).flatMap(
    (id) => positionDetailById(id) ?? [],
  );
});
afterAll(() => {
  delete process.env.PREVIEW_NOW;
});

/** Requirements that at least one position failed by. */
const refusing = new Set<string>();

/** The positions found by 只看我能报, closed ones too: résumé → search → address → call → server. */
function listed(resume: Resume): { ids: string[]; counted: number } {
  const narrowed = withResumeFilters(
    searchCodec('all').parse(new URLSearchParams()),
    resumeFiltersOf(resume),
  );
  const address = searchCodec('all').format({ ...narrowed, isOpenOnly: false });
  const query = fieldsOf(filtersOf(searchCodec('all').parse(new URLSearchParams(address))));
  const filters = readFilters(query, resume);
  return {
    ids: findRows(filters, 'newest').map((row) => positionAt(row).id),
    counted: conditionsOf(filters).total,
  };
}

/** Positions for which the fit panel never says 不符合. */
function unrefused(resume: Resume): string[] {
  return details.flatMap((one) => {
    const failed = fitOf(resume, one).filter(({ answer }) => answer === 'doesNot');
    for (const { requirement } of failed) refusing.add(requirement);
    return failed.length > 0 ? [] : [one.id];
  });
}

function expectAgreement(resume: Resume): void {
  const { ids, counted } = listed(resume);
  expect([...ids].sort()).toEqual(unrefused(resume));
  expect(counted).toBe(ids.length);
}

const seededResumes = personas.flatMap((persona) => {
  const store = storeOf(`agreement-${persona}`);
  const person = personOfPersona(store, persona);
  const resume =
    person?.roles.includes('candidate') && findCandidate(store, person.loginName)?.resume;
  return resume ? [{ persona, resume }] : [];
});

describe('the list of 只看我能报 and the panel of a position', () => {
  test('there are 3 000 positions, and candidates among the personas', () => {
    expect(details).toHaveLength(3000);
    expect(seededResumes.map(({ persona }) => persona)).toEqual([
      'newcomer',
      'complete',
      'deliveries',
    ]);
  });

  test.each(seededResumes)('agree for $persona', ({ resume }) => {
    expectAgreement(resume);
  });
});

const random = seeded('résumés for the agreement');
const levels = ['doctor', 'master', 'bachelor', 'college', 'secondary', 'high', 'other', 'x'];
const some = <T>(list: readonly T[], most: number): T[] =>
  random.shuffle(list).slice(0, random.int(0, most));

/** A random résumé with gaps, several schools, typed majors, and work that overlaps or continues. */
function anyResume(): Resume {
  const schools = Array.from({ length: random.int(0, 3) }, (_, index) => {
    const education = random.pick(levels);
    const end = `${random.int(2005, 2028)}-06`;
    return {
      ...{ id: `${index}`, school: 'a', major: 'b', start: '2002-09', end, education },
      majorCode: random.pick(['080902', '0809', '08', '120201', '1011', '030101', undefined]),
      degree: random.pick(['doctor', 'master', 'bachelor', 'none', undefined]),
    };
  });
  const jobs = Array.from({ length: random.int(0, 3) }, (_, index) => ({
    ...{ id: `${index}`, employer: 'a', post: 'b', internship: random.chance(0.3) },
    start: `${random.int(2012, 2026)}-0${random.int(1, 9)}`,
    end: random.pick([undefined, '2024-03', '2026-12']),
  }));
  const served = random.chance(0.4)
    ? [
        {
          id: '1',
          unit: 'a',
          post: 'b',
          enlistedAt: '2015-09',
          dischargedAt: random.pick(['2017-09', '2020-09']),
        },
      ]
    : [];
  return {
    ...emptyResume(),
    education: schools,
    work: jobs,
    service: served,
    basic: {
      birthDate: random.pick([
        undefined,
        '1981-12-01',
        '1986-12-05',
        '1991-11-30',
        '2001-12-20',
        '2006-01-01',
        'junk',
      ]),
      political: random.pick([undefined, '01', '02', '03', '13']),
      sources: some(['graduate', 'pastGraduate', 'social', 'veteran', 'spouse', 'martyrFamily'], 3),
    },
  };
}

describe('they agree for any résumé', () => {
  test.each(Array.from({ length: 15 }, (_, index) => [index + 1, anyResume()] as const))(
    'no. %d',
    (_number, resume) => {
      expectAgreement(resume);
    },
  );

  test('and every requirement refused somebody something, so that each was put to the test', () => {
    expect([...refusing].sort()).toEqual([
      'age',
      'degree',
      'education',
      'experience',
      'majors',
      'political',
      'source',
    ]);
  });
});
