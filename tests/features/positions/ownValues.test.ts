import { ownValues } from '@/features/positions/shared/fit/ownValues';
import { emptyResume } from '../../../mock/_preview/resumeSeed';
import { school } from '../../helpers/fit';

describe('what the résumé has to show', () => {
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

  test('majors of higher education alone, each once; without any, of vocational schools', () => {
    const majorsOf = (...education: ReturnType<typeof school>[]) =>
      ownValues({ ...emptyResume(), education }, '2026-11-21').majors;
    const secondary = school('secondary', { major: 'z' });
    expect(majorsOf(secondary, school('bachelor', { major: 'x' }))).toEqual({ words: 'x' });
    expect(majorsOf(secondary, school('high', { major: 'none' }))).toEqual({ words: 'z' });
    expect(majorsOf(school('college', { major: '' }))).toBeUndefined();
  });
});
