import { resumeDifference } from '@/features/resume/shared/difference';
import type { Resume } from '@/services/types';
import { personOfPersona } from '../../../mock/_preview/personas';
import { fullResume } from '../../../mock/_preview/resumeSeed';
import { storeOf } from '../../../mock/_preview/store';

function resume(): Resume {
  const person = personOfPersona(storeOf('difference'), 'complete');
  if (!person) throw new Error('There is no such persona');
  return fullResume(person);
}

/** `section.index change field,field` of every entry that differs. */
function brief(change: (now: Resume) => void): string[] {
  const now = resume();
  change(now);
  return resumeDifference(resume(), now).flatMap(({ section, entries }) =>
    entries.map(
      (entry) =>
        `${section.key}.${entry.index} ${entry.change} ${entry.fields.map(({ field }) => field.key)}`,
    ),
  );
}

const row = (id: string) => ({ id, school: '某大学', major: '测绘工程', education: 'bachelor' });

describe('resumeDifference', () => {
  test.each<[string, (now: Resume) => void, string[]]>([
    ['nothing changed', () => undefined, []],
    [
      'version, template and completeness say nothing of the person',
      (now) => Object.assign(now, { version: 99, templateId: 'other', updatedAt: 'later' }),
      [],
    ],
    [
      'fields of an object, in the order of the form',
      (now) => Object.assign(now.basic, { email: 'new@example.com', currentRegion: '310101' }),
      ['basic.0 changed currentRegion,email'],
    ],
    [
      'what was emptied, and spaces that say nothing',
      (now) => Object.assign(now.basic, { vision: ' ', name: ` ${now.basic.name} ` }),
      ['basic.0 changed vision'],
    ],
    [
      'a derived field is not told beside the one it follows from',
      (now) => Object.assign(now.education[0] ?? {}, { majorCode: '9999' }),
      [],
    ],
    [
      'a field of one row',
      (now) => Object.assign(now.education[0] ?? {}, { school: '另一所大学' }),
      ['education.0 changed school'],
    ],
    [
      'a row that is new',
      (now) => {
        now.education = [{ ...row('new'), start: '2010-09', end: '2014-06' }, ...now.education];
      },
      ['education.0 added school,major,education,start,end'],
    ],
    ['rows in another order are the same', (now) => void now.education.reverse(), []],
    [
      'a list of codes',
      (now) => Object.assign(now.intention, { regionCodes: ['110000'] }),
      ['intention.0 changed regionCodes'],
    ],
  ])('%s', (_name, change, expected) => {
    expect(brief(change)).toEqual(expected);
  });

  test('a row that was removed is told with what it said', () => {
    const now = resume();
    const [gone] = now.education.splice(0, 1);
    const [section] = resumeDifference(resume(), now);
    expect(section?.entries[0]).toMatchObject({ change: 'removed', index: 0 });
    const school = section?.entries[0]?.fields.find(({ field }) => field.key === 'school');
    expect(school).toMatchObject({ before: gone?.school, after: undefined });
  });

  test('neither state is changed by comparing', () => {
    const [before, now] = [resume(), resume()];
    resumeDifference(before, now);
    expect([before, now]).toEqual([resume(), resume()]);
  });
});
