import {
  bulletStart,
  certificateEnd,
  languageTests,
  prizeWords,
  scoreWords,
  verbBefore,
  yearWords,
} from '@/locales/resumeWords';
import { sectionOf } from '../shared/sections';
import type { EntryValues } from '../values';
import { type ReadContext, termWithin } from './codes';
import { monthIn } from './dates';
import { listOf, setField } from './fields';
import { type Line, labelOf, piecesOf } from './labels';

/** Empty brackets and signs at the ends of a name. */
const tidy = (text: string) =>
  text
    .replace(/[(\uff08]\s*[)\uff09]/g, '')
    .replace(
      /^[\s,\uff0c\u3001;\uff1b:\uff1a\u00b7|/.\u2014-]+|[\s,\uff0c\u3001;\uff1b:\uff1a|\u3002-]+$/g,
      '',
    )
    .replace(verbBefore, '')
    .replace(/^[\u201c"](.*)[\u201d"]$/, '$1')
    .trim();

/** Names in one line are short, without remarks. */
const longestInList = 20;
const inBrackets = /[(\uff08][^)\uff09]*[)\uff09]/g;

type Named = 'certificates' | 'rewards';
const fieldsOf: Record<Named, [name: string, date: string]> = {
  certificates: ['name', 'issuedAt'],
  rewards: ['title', 'date'],
};

/** Certificates or prizes: a line each, or several parted by signs; with a month where there is one. */
export function readNamed(key: Named, lines: readonly Line[], context: ReadContext): EntryValues[] {
  const section = sectionOf(key);
  const [name, date] = fieldsOf[key];
  const rows: EntryValues[] = [];
  for (const line of lines) {
    if (line.filter(Boolean).every((cell) => labelOf(cell, key) !== undefined)) continue;
    const { pairs, rest } = piecesOf(line, key);
    if (pairs.some(([field]) => field === name)) {
      const entry: EntryValues = {};
      for (const [field, text] of pairs) setField(section, entry, field, text, context);
      rows.push(entry);
      continue;
    }
    const whole = rest.join('  ').replace(bulletStart, '').trim();
    const all = whole.split(/[;\uff1b]|\s[\u00b7\u2022]\s|[\u3001\uff0c](?![^(\uff08]*[)\uff09])/);
    // A comma may also stand within a name or before its remark.
    const isList = all.every((part) => tidy(part.replace(inBrackets, '')).length <= longestInList);
    const parts = isList ? all : [whole];
    // A line that only has the month belongs to the name above it; before a comma, to the one behind it.
    let month: string | undefined;
    for (const [at, part] of parts.entries()) {
      const dated = monthIn(part) ?? (month ? { month, rest: part } : undefined);
      const text = tidy((dated?.rest ?? part).replace(yearWords, ' '));
      const last = rows.at(-1);
      month = !text && at === 0 ? dated?.month : undefined;
      if (!text && dated && last && parts.length === 1) last[date] ??= dated.month;
      const entry: EntryValues = {};
      if (!setField(section, entry, name, text, context)) continue;
      if (dated) setField(section, entry, date, dated.month, context);
      if (key === 'rewards') entry.kind = termWithin(context, 'rewardKind', text);
      rows.push(entry);
    }
  }
  return rows;
}

/** Whether what stands among certificates is a prize. */
export const isPrize = ({ name }: EntryValues): boolean => prizeWords.test(String(name));

/** Whether what stands among skills is a certificate. */
export const isCertificate = (row: EntryValues): boolean =>
  certificateEnd.test(String(row.name)) && !isPrize(row);

/** A prize that was read as a certificate. */
export const prizeOf = ({ name, issuedAt }: EntryValues, context: ReadContext): EntryValues => ({
  title: name,
  date: issuedAt,
  kind: termWithin(context, 'rewardKind', String(name)),
});

/** Languages with their level, or a certificate and its score. */
export function readLanguages(lines: readonly Line[], context: ReadContext): EntryValues[] {
  const rows: EntryValues[] = [];
  for (const text of lines.flatMap((line) => listOf(line.join(' ').replace(bulletStart, '')))) {
    const language = termWithin(context, 'language', text);
    const isOther = language !== undefined && language !== 'en';
    // A major's level is one of English in the list.
    const said = isOther ? text.replace(/\u4e13\u4e1a?[\u56db\u516b]\u7ea7/, '') : text;
    const level = termWithin(context, 'languageLevel', said);
    const isEnglishLevel =
      !language && level !== undefined && /[\u56db\u516d\u516b]\u7ea7/.test(text);
    const code = language ?? (isEnglishLevel ? 'en' : undefined);
    if (!code) continue;
    const test = languageTests.exec(text);
    const entry: EntryValues = { language: code, level };
    if (test) entry.certificate = test[1] ?? test[2];
    const score = (level || test) && scoreWords.exec(text.replace(test?.[0] ?? '', ''))?.[1];
    if (score) entry.score = score;
    rows.push(entry);
  }
  const isSaid = ({ level, certificate }: EntryValues) => level ?? certificate;
  return rows.filter(
    (row) => isSaid(row) || !rows.some((one) => one.language === row.language && isSaid(one)),
  );
}
