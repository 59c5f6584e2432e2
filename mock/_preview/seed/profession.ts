/** A profession: fields, roles and texts. `{f}` in titles, duties and conditions is replaced by the field. */
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
  /** Certificates that single fields ask for. */
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

const kinds: Record<string, RecruitKind> = { s: 'social', c: 'campus', i: 'intern' };

interface Source {
  category: string;
  fields: string;
  /** Roles separated by spaces, each title|minimum education|years of experience|recruitment types (s, c, i). */
  roles: string;
  majors: string;
  /** Separated by spaces, each field|major,major. */
  fieldMajors?: string;
  duties: readonly string[];
  conditions: readonly string[];
  qualifications?: string;
  /** Separated by spaces, each field|certificate. */
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
    types: [...types].flatMap((letter) => kinds[letter] ?? []),
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
