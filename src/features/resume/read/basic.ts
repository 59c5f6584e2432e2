import { isPlaceInEnglish } from '@/locales/englishPlaces';
import {
  bulletStart,
  comesFrom,
  doubleFamilyNames,
  familyNames,
  introducedName,
  livesIn,
  partyMember,
  titleWords,
} from '@/locales/resumeWords';
import { cleaned } from '@/utils/cleaning';
import { isEmail, isMobile } from '@/utils/formats';
import { fieldsOfIdNumber } from '../fields/derivedFields';
import { sectionOf } from '../shared/sections';
import type { EntryValues } from '../values';
import { type ReadContext, regionIn, termIn } from './codes';
import { dayIn, monthIn, periodIn } from './dates';
import { listOf, setField } from './fields';
import { headingOf, type Part, squeezed } from './headings';
import { type Line, piecesOf } from './labels';
import { withLabelsBeside } from './lines';

const basic = sectionOf('basic');

const mobileForm = /(?:\+?86[\s-]?)?1[3-9]\d(?:[\s-]{0,3}\d){8}(?!\d)/;
const emailForm = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const englishName = /^[A-Z][A-Za-z'-]+(?:\s[A-Z][A-Za-z'-]*){1,2}$/;

/** Whether a text is likely to be a person's name and nothing else. */
function isName(text: string): boolean {
  const name = squeezed(text);
  if (headingOf(name) || titleWords.test(name) || /[\u5458\u4f17\u65cf]$/.test(name)) return false;
  if (!/^\p{Script=Han}{2,4}$/u.test(name)) return englishName.test(text);
  return doubleFamilyNames.test(name) || (name.length < 4 && familyNames.includes(name[0] ?? ''));
}

/** Each two parts of a list: only with its province is a city's name in English sure. */
const pairsOf = (parts: readonly string[]) =>
  parts
    .slice(1)
    .map((part, at) => `${parts[at]}, ${part}`)
    .filter(isPlaceInEnglish);

const tokensOf = (line: Line) =>
  line.flatMap((cell) =>
    [...pairsOf(listOf(cell)), squeezed(cell), ...listOf(cell)].flatMap((part) => [
      part,
      ...part.split(/\s+/),
      ...part.split('\u00b7'),
    ]),
  );

/** The name among the first lines of the columns. */
function nameIn(columns: readonly (readonly Line[])[]): string | undefined {
  for (const lines of columns) {
    for (const line of lines.slice(0, 3)) {
      const said = introducedName.exec(line.join(' '))?.[1];
      const first = (line.find(Boolean) ?? '').replace(bulletStart, '');
      const found = said ?? [first, ...listOf(first), ...first.split(/\s+/)].find(isName);
      if (found) return squeezed(found);
    }
  }
  return undefined;
}

/** Fields whose values are one word, behind which others may follow without labels. */
const oneWord = ['name', 'gender', 'ethnicity', 'political', 'maritalStatus', 'mobile', 'email'];

/** The value of such a field, and what follows it. */
function parted(field: string, text: string): [value: string, more: string] {
  const [first = ''] = text.split(
    /^\p{Script=Han}/u.test(text) ? /[\s,\uff0c;\uff1b]/ : /\s*[,;(\uff08]|\s{2,}/,
  );
  const isWhole = !oneWord.includes(field) || (field === 'name' && isName(text));
  // A number may be written in groups.
  const value = isWhole ? text : field === 'mobile' ? (mobileForm.exec(text)?.[0] ?? text) : first;
  return [value, text.replace(value, '')];
}

/** Another day on a paper is its own. */
const youngest = 14;

const told = ['gender', 'ethnicity', 'political', 'maritalStatus'];

/** What a line says without labels: mobile number, address, sex, day of birth and the like. */
function takeUnlabelled(
  line: Line,
  rest: readonly string[],
  entry: EntryValues,
  context: ReadContext,
) {
  const whole = line.join('  ');
  const mobile = cleaned('mobile', mobileForm.exec(whole)?.[0] ?? '');
  const email = emailForm.exec(whole)?.[0] ?? '';
  if (isMobile(mobile)) entry.mobile ??= mobile;
  if (isEmail(email)) entry.email ??= email;
  const latest = `${Number(context.today.slice(0, 4)) - youngest}${context.today.slice(4)}`;
  const birth = periodIn(whole) ? undefined : rest.map(dayIn).find((day) => day && day <= latest);
  if (birth) entry.birthDate ??= birth;
  for (const token of tokensOf(rest)) {
    for (const key of told) {
      const termKey = basic.fields.find((field) => field.key === key)?.termKey ?? '';
      const code =
        token.length > 1 || key === 'gender' ? termIn(context, termKey, token) : undefined;
      if (code) entry[key] ??= code;
    }
    const isNative = comesFrom.test(token) || /\u4eba$/.test(token);
    const native =
      isNative && regionIn(context, token.replace(comesFrom, ''), !comesFrom.test(token));
    if (native) entry.nativeRegion ??= native;
    const living = livesIn.test(token) && regionIn(context, token.replace(livesIn, ''));
    if (living) entry.currentRegion ??= living;
    // Beside an address or a number it is where the person can be reached; elsewhere it may be the native place.
    const region = (mobile || email) && !isNative ? regionIn(context, token, true) : undefined;
    if (region) entry.currentRegion ??= region;
  }
}

/** The basic information: labelled values first, then what is told without labels above the first heading. */
export function readBasic(parts: readonly Part[], context: ReadContext): EntryValues {
  const entry: EntryValues = {};
  const own = parts.filter(({ section }) => section === 'head' || section === 'basic');
  // Part by part: a number below the hobbies is often somebody else's.
  for (const { lines } of own) {
    const rests = withLabelsBeside(lines, 'basic').map((line): [Line, string[]] => {
      const { pairs, rest } = piecesOf(line, 'basic');
      for (const [field, whole] of pairs) {
        const [text, more] = parted(field, whole);
        if (more.trim()) rest.push(more);
        const isTaken = setField(basic, entry, field, text, context);
        // Without the word for a people, and contact data under one label.
        if (!isTaken && field === 'ethnicity')
          setField(basic, entry, field, `${text}\u65cf`, context);
        if (!isTaken && field === 'mobile') rest.push(text);
        if (field === 'joinedParty' && monthIn(text))
          setField(basic, entry, 'political', partyMember, context);
      }
      return [line, rest];
    });
    for (const [line, rest] of rests) takeUnlabelled(line, rest, entry, context);
  }
  entry.name ??= nameIn(own.map(({ lines }) => lines));
  // Valid by its check digit, so it is right where a written date differs.
  if (entry.idNumber) {
    entry.idType = 'resident';
    const { birthDate, gender, ...others } = entry;
    return { ...entry, ...fieldsOfIdNumber(others) };
  }
  return entry;
}
