import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { majorsByName, type ReadContext } from '@/features/resume/read/codes';
import { paperOfItems, type TextItem } from '@/features/resume/read/paper';
import { factsOfIdNumber, isResidentIdNumber } from '@/features/resume/shared/idNumber';
import type { Region } from '@/services/types';
import { placesOf } from '@/utils/places';
import { categoryTree } from '../../../../mock/_preview/seed/categories';
import { majorTree } from '../../../../mock/_preview/seed/majors';
import { regionTree } from '../../../../mock/_preview/seed/regions';
import { fixedTerms, staffTerms } from '../../../../mock/_preview/seed/terms';
import { layouts } from './made/layouts';
import { type MadePerson, people } from './made/people';

export const context: ReadContext = {
  terms: { ...fixedTerms, ...staffTerms },
  regions: placesOf<Region>(regionTree()),
  categories: categoryTree,
  majors: majorsByName(majorTree()),
  today: '2026-11-01',
};

export type Expected = Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;

export interface MadePaper {
  name: string;
  layout: string;
  text: string;
  expected: Expected;
}

const letter = 10;
const widthOf = (text: string) =>
  [...text].reduce((sum, one) => sum + (/[\x20-\x7e]/.test(one) ? letter / 2 : letter), 0);

/** Text items as a PDF would have them: cells side by side, behind ║ the next column, below § the next page. */
function itemsOf(text: string): TextItem[] {
  const parts = text.split('\n').map((line) => line.split('║'));
  const starts = [40];
  for (let column = 1; column < Math.max(...parts.map((line) => line.length)); column += 1) {
    const before = Math.max(...parts.map((line) => widthOf(line[column - 1]?.trim() ?? '')));
    starts.push((starts[column - 1] ?? 0) + before + (column === 1 ? 160 : 60));
  }
  let page = 1;
  let y = 0;
  return parts.flatMap((line) => {
    if (line[0] === '§') {
      page += 1;
      y = 0;
      return [];
    }
    y += 16;
    return line.flatMap((part, column) => {
      let x = starts[column] ?? 0;
      const words = column === 0 ? part : part.trim();
      return words.split(/( {2,}|\u3000+)/).flatMap((cell) => {
        const width = widthOf(cell);
        const item = { text: cell, x, y, width, height: letter, page };
        x += /^\s+$/.test(cell) ? 3 * letter : width;
        return cell.trim() ? [item] : [];
      });
    });
  });
}

export const paperOf = ({ text }: Pick<MadePaper, 'text'>) => paperOfItems(itemsOf(text));

/** The whole number of 17 digits of a made person. */
function idNumberOf(digits: string): string {
  const found = [...'0123456789X'].find((last) => isResidentIdNumber(digits + last));
  if (!found) throw new Error(`${digits} has no check digit`);
  return digits + found;
}

function withFactsOfId(entry: Record<string, string>): Record<string, string> {
  const facts = entry.idNumber ? factsOfIdNumber(entry.idNumber) : undefined;
  return { ...entry, ...facts };
}

function entryOf(text: string): Record<string, string> {
  const pairs = text.split(' ; ').map((pair): [string, string] => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
  });
  return withFactsOfId(Object.fromEntries(pairs));
}

function papersIn(file: string): MadePaper[] {
  const all = readFileSync(join(__dirname, 'made', file), 'utf8').replace(
    /\{(\d{17})\}/g,
    (_, id) => idNumberOf(id),
  );
  return all
    .split(/^#### /m)
    .slice(1)
    .map((part, index) => {
      const [head = '', facts = ''] = part.split('\n----\n');
      const [layout = '', ...lines] = head.split('\n');
      const expected: Record<string, Record<string, string>[]> = {};
      for (const line of facts.split('\n').filter(Boolean)) {
        const [key = '', ...rest] = line.split(' ');
        expected[key] = [...(expected[key] ?? []), entryOf(rest.join(' '))];
      }
      return { name: `${file} ${index + 1}`, layout, text: lines.join('\n'), expected };
    });
}

/** What of a person's data a paper has: a value counts where its words stand in the text. */
function expectedOf(p: MadePerson, text: string): Expected {
  const id = idNumberOf(p.id);
  const month = (value: string | undefined) => {
    const [year, number = ''] = (value ?? '').split('-');
    const forms = [`${year}.${number}`, `${year}/${number}`, `${year}年${Number(number)}月`];
    return value && forms.some((form) => text.includes(form)) ? value : undefined;
  };
  const said = (word: string | undefined, value = word) =>
    word && text.includes(word) ? value : undefined;
  const rows = (all: Record<string, string | undefined>[]) =>
    all.map((entry) =>
      Object.fromEntries(
        Object.entries(entry).filter((pair): pair is [string, string] => !!pair[1]),
      ),
    );
  const day = p.birthDate.split('-').map(Number);
  const birth = [p.birthDate, p.birthDate.replace(/-/g, '.'), `${day[0]}年${day[1]}月${day[2]}日`];
  const basic = {
    name: p.name,
    gender: said(p.gender[0], p.gender[1]),
    birthDate: birth.some((form) => text.includes(form)) ? p.birthDate : undefined,
    ethnicity: said(p.ethnicity[0], p.ethnicity[1]),
    political: said(p.political[0], p.political[1]),
    maritalStatus: said(p.marital[0], p.marital[1]),
    nativeRegion: said(p.native[0], p.native[1]),
    currentRegion: said(p.current[0], p.current[1]),
    mobile: said(p.mobile),
    email: said(p.email),
    ...(text.includes(id) && { idType: 'resident', idNumber: id }),
  };
  const has = (words: RegExp) => words.test(text);
  return {
    basic: rows([basic]).map(withFactsOfId),
    intention: rows(has(new RegExp(`${p.wish[0]}(?!学)`)) ? [{ categoryCodes: p.wish[1] }] : []),
    education: rows(
      p.education.map((one) => ({
        school: said(one.school),
        major: said(one.major),
        education: said(one.level[0], one.level[1]),
        degree: one.degree && has(/学位|学士/) ? said(one.degree[0], one.degree[1]) : undefined,
        start: month(one.span[0]),
        end: month(one.span[1]),
      })),
    ),
    work: rows(
      p.work.map((one) => ({
        employer: said(one.employer),
        post: said(one.post),
        start: month(one.span[0]),
        end: month(one.span[1]),
        duties: said(one.duties[0], one.duties.join('')),
      })),
    ),
    service: rows(
      p.service.map((one) => ({
        unit: said(one.unit),
        post: said(one.post),
        rank: said(one.rank[0], one.rank[1]),
        enlistedAt: month(one.span[0]),
        dischargedAt: month(one.span[1]),
      })),
    ),
    projects: rows(
      p.project && text.includes(p.project.name)
        ? [
            {
              name: p.project.name,
              role: said(p.project.role),
              start: month(p.project.span[0]),
              end: month(p.project.span[1]),
              description: said(p.project.text),
            },
          ]
        : [],
    ),
    certificates: rows(
      p.certificates
        .filter(([name]) => text.includes(name))
        .map(([name, at]) => ({ name, issuedAt: month(at) })),
    ),
    languages: text.includes(p.language[0]) ? [entryOf(p.language[1])] : [],
    rewards: rows(
      p.awards
        .filter(([title]) => text.includes(title))
        .map(([title, at, kind]) => ({ title, kind, date: month(at) })),
    ),
    selfEvaluation: rows([{ text: said(p.self) }]),
  };
}

/**
 * Made papers: those by hand, and each person in eight layouts. `others.txt` was written in four sets before the reader
 * knew their layouts.
 */
export function madePapers(): MadePaper[] {
  const composed = Object.entries(layouts).flatMap(([layout, compose]) =>
    people.map((person): MadePaper => {
      const text = compose(person, idNumberOf(person.id)).join('\n');
      return { name: `${layout} ${person.name}`, layout, text, expected: expectedOf(person, text) };
    }),
  );
  return [
    ...papersIn('chinese.txt'),
    ...papersIn('english.txt'),
    ...papersIn('others.txt'),
    ...composed,
  ];
}
