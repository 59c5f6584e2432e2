import type { ActivityDetail, QuestionAnswer } from '../../../src/services/types';
import { allActivities } from '../seed/activities';
import { type Entry, noticeEntries } from '../seed/noticeEntries';
import { questions } from '../seed/questions';
import { brands } from '../seed/sectors';
import { type Unit, unitIndex, units } from '../seed/units';
import { regionText, unitTexts } from './positionWords';
import { ownTexts, type TextField } from './words/corpus';
import { type Answers, makeSearch } from './words/keyword';

/** A keyword search of a list whose entries have their own texts; made once for each list. */
function searchOf<T>(
  list: () => readonly T[],
  fieldsOf: (entries: readonly T[]) => readonly TextField[],
  rowOf: (id: string) => number = () => -1,
): (keyword: string) => Answers {
  const made = new WeakMap<readonly T[], ReturnType<typeof makeSearch>>();
  return (keyword) => {
    const entries = list();
    const fields = made.has(entries) ? [] : fieldsOf(entries);
    const search =
      made.get(entries) ??
      makeSearch({
        size: entries.length,
        fields,
        rowOf,
        names: brands,
        *vocabulary() {
          for (const { name, texts } of fields) if (name === 'name') yield* texts;
        },
      });
    made.set(entries, search);
    return search(keyword);
  };
}

/** The text of each entry in lower case. */
const field = <T>(
  name: TextField['name'],
  weight: number,
  entries: readonly T[],
  textOf: (entry: T) => string,
): TextField =>
  ownTexts(
    name,
    weight,
    entries.map((entry) => textOf(entry).toLowerCase()),
  );

const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');

/** Units, by their names, the names of the units above them, and their regions. */
export const answeringUnits = searchOf<Unit>(
  units,
  (all) => [
    field('name', 8, all, ({ name, shortName }) => `${name} ${shortName}`),
    ownTexts('unit', 2, unitTexts()),
    field('region', 3, all, ({ regionCode }) => regionText(regionCode)),
  ],
  unitIndex,
);

/** Notices, by title and unit. */
export const answeringNotices = searchOf<Entry>(noticeEntries, (all) => [
  field('name', 8, all, ({ notice }) => notice.title),
  field('unit', 2, all, ({ unit }) => unit?.name ?? ''),
]);

/** Questions, by question and answer. */
export const answeringQuestions = searchOf<QuestionAnswer>(questions, (all) => [
  field('name', 8, all, ({ question }) => question),
  field('text', 2, all, ({ answerHtml }) => plain(answerHtml)),
]);

/** Activities, by title, place and the units that take part. */
export const answeringActivities = searchOf<ActivityDetail>(allActivities, (all) => [
  field('name', 8, all, ({ title }) => title),
  field('region', 3, all, ({ place }) => place),
  field('unit', 2, all, ({ enterprises }) => enterprises.map(({ name }) => name).join(' ')),
]);
