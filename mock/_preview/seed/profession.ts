/** What a kind of job is made of; `{f}` in titles, duties and conditions stands for the field chosen. */
export interface Profession {
  category: string;
  /** Specialities; at most `education` below goes with each title. */
  fields: readonly string[];
  roles: readonly Role[];
  /** Classes or majors of the national catalogue; empty: no limit. */
  majors: readonly string[];
  /** Fields that ask for other majors than the profession at large. */
  fieldMajors: Readonly<Record<string, readonly string[]>>;
  duties: readonly string[];
  conditions: readonly string[];
  qualifications: readonly string[];
  /** Fields with a certificate of their own. */
  fieldQualifications: Readonly<Record<string, string>>;
  exam: string;
}

export interface Role {
  title: string;
  education: string;
  years: number;
  /** Recruitment types the role is offered in. */
  types: readonly RecruitKind[];
}

export type RecruitKind = 'social' | 'campus' | 'intern';

const KINDS: Record<string, RecruitKind> = { s: 'social', c: 'campus', i: 'intern' };

interface Source {
  category: string;
  fields: string;
  /** One role a word: title|minimum education|years of experience|recruitment types (s, c, i). */
  roles: string;
  majors: string;
  /** field|major,major a word. */
  fieldMajors?: string;
  duties: readonly string[];
  conditions: readonly string[];
  qualifications?: string;
  /** field|certificate a word. */
  fieldQualifications?: string;
  exam?: string;
}

const words = (line: string): string[] => line.split(' ').filter(Boolean);

const pairs = (line: string): (readonly [string, string])[] =>
  words(line).map((word) => {
    const [key = '', value = ''] = word.split('|');
    return [key, value];
  });

function roleOf(word: string): Role {
  const [title = '', education = '', years = '0', types = 's'] = word.split('|');
  return {
    title,
    education,
    years: Number(years),
    types: [...types].flatMap((letter) => KINDS[letter] ?? []),
  };
}

/** Reads the short notation of the lists of professions. */
export function profession(source: Source): Profession {
  return {
    category: source.category,
    fields: words(source.fields),
    roles: words(source.roles).map(roleOf),
    majors: words(source.majors),
    fieldMajors: Object.fromEntries(
      pairs(source.fieldMajors ?? '').map(([field, codes]) => [field, codes.split(',')]),
    ),
    duties: source.duties,
    conditions: source.conditions,
    qualifications: words(source.qualifications ?? ''),
    fieldQualifications: Object.fromEntries(pairs(source.fieldQualifications ?? '')),
    exam: source.exam ?? '公共科目、专业知识',
  };
}
