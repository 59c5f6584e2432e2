import { isPlaceInEnglish } from '@/locales/englishPlaces';
import {
  degreeBehind,
  dutyStart,
  employerInEnglish,
  latinBeforeHan,
  noise,
  postWords,
  schoolInEnglish,
  translation,
} from '@/locales/resumeWords';

const signs =
  /\s{2,}|\t|[|\uff5c\u2022\u25cf\u25c6]|\s*[\u00b7/\uff0f]\s*(?!\d)|\s[-\u2013\u2014]\s|[\uff0c;\uff1b]|,(?!\s*(?:Ltd|Inc|LLC|LTD|INC)\b)\s*|\u2014\u2014?/;
/** How a company's name ends, which may begin as a duty does. */
const placeEnd =
  /(?:\u516c\u53f8|\u96c6\u56e2|\u4e2d\u5fc3|[\u5382\u9662\u6240\u5c40\u90e8\u5904\u6821\u4f1a])$/;
const isHan = (text: string) => /\p{Script=Han}/u.test(text);

/** Posts that one person has at the same time stay together. */
function ofList(part: string): string[] {
  const all = part.split('\u3001');
  return all.every((one) => postWords.test(one)) ? [part] : all;
}

/** Words of Chinese that spaces part; a word in Latin letters belongs to the one behind it. */
const wordsOf = (part: string): string[] =>
  part
    .replace(latinBeforeHan, '$1\0$2\0')
    .split(/\s+/)
    .map((word) => word.replaceAll('\0', ' '));

/** The names of a school and an employer in English, and what stands behind them. */
const partedOf = (part: string): string[] =>
  part
    .replace(schoolInEnglish, '$1\0')
    .replace(employerInEnglish, (all, end: string, at: number) =>
      postWords.test(part.slice(at + all.length)) ? `${end}\0` : all,
    )
    .replace(degreeBehind, '\0')
    .split('\0');

/** A line's words: cells, and what signs part in them. Words of Chinese are parted by spaces, too. */
export function tokensOf(text: string): string[] {
  return text
    .replace(noise, '  ')
    .replace(/\b((?:Ltd|LTD|Inc|INC|LLC|Corp)\.?)\s+(?=[A-Z])/g, '$1  ')
    .split(signs)
    .flatMap((part) => (isHan(part) ? wordsOf(part.replace(translation, '$1')) : partedOf(part)))
    .flatMap(ofList)
    .map((part) => part.replace(/^[\s:\uff1a()\uff08\uff09-]+$|^[\s:\uff1a]+|[\s\u3002]+$/g, ''))
    .filter((part) => part !== '' && !isPlaceInEnglish(part));
}

/** Whether a word begins what somebody did; else it says who or where. */
export const isDuty = (token: string): boolean =>
  dutyStart.test(token) && !postWords.test(token) && !placeEnd.test(token);
