import type { Resume, ResumeSectionKey } from '@/services/types';

/** The words of a field's value, masked where that is chosen; '' when it is empty. */
export type WordsOf = (section: ResumeSectionKey, field: string, value: unknown) => string;

/** Takes away what is empty, so that no reader finds a field without a value. */
function filled<T extends object>(record: T): Partial<T> {
  const isThere = ([, value]: [string, unknown]) =>
    value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(record).filter(isThere)) as Partial<T>;
}

/**
 * The résumé in the schema of JSON Resume 1.0.0 (jsonresume.org/schema). Codes become their names, service is a work, and
 * what the schema has no place for is left out: identity number, photo, health, politics, relatives, attachments.
 */
export function jsonResume(resume: Resume, wordsOf: WordsOf) {
  const { basic, intention, selfEvaluation } = resume;
  return filled({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: filled({
      name: basic.name,
      label: wordsOf('intention', 'categoryCodes', intention.categoryCodes),
      email: basic.email,
      phone: wordsOf('basic', 'mobile', basic.mobile),
      summary: selfEvaluation.text,
      location: filled({ region: wordsOf('basic', 'currentRegion', basic.currentRegion) }),
    }),
    work: [
      ...resume.work.map(({ employer, post, start, end, duties }) =>
        filled({ name: employer, position: post, startDate: start, endDate: end, summary: duties }),
      ),
      ...resume.service.map(({ unit, post, rank, enlistedAt, dischargedAt }) =>
        filled({
          name: unit,
          position: [post, wordsOf('service', 'rank', rank)].filter(Boolean).join(' '),
          startDate: enlistedAt,
          endDate: dischargedAt,
        }),
      ),
    ],
    education: resume.education.map(({ school, major, education, degree, start, end }) =>
      filled({
        institution: school,
        area: major,
        studyType: [
          wordsOf('education', 'education', education),
          wordsOf('education', 'degree', degree),
        ]
          .filter(Boolean)
          .join(' '),
        startDate: start,
        endDate: end,
      }),
    ),
    projects: resume.projects.map(({ name, role, start, end, description }) =>
      filled({ name, roles: role ? [role] : [], startDate: start, endDate: end, description }),
    ),
    publications: resume.research.map(({ title, publishedIn, date, description }) =>
      filled({ name: title, publisher: publishedIn, releaseDate: date, summary: description }),
    ),
    certificates: resume.certificates.map(({ name, issuer, issuedAt }) =>
      filled({ name, issuer, date: issuedAt }),
    ),
    languages: resume.languages.map(({ language, level }) =>
      filled({
        language: wordsOf('languages', 'language', language),
        fluency: wordsOf('languages', 'level', level),
      }),
    ),
    skills: resume.computer.map(({ skill, level }) =>
      filled({ name: skill, level: wordsOf('computer', 'level', level) }),
    ),
    awards: resume.rewards.map(({ title, issuer, date, description }) =>
      filled({ title, awarder: issuer, date, summary: description }),
    ),
  });
}
