import { periodFields } from '../rules';
import type { ResumeSection } from '../shared/sections';
import { entriesOf, factDot, type SectionValue } from '../values';
import type { ResumeFact, useFacts } from './useFacts';

/** The field that dates an entry: the start of its period, or its only date. */
const dateKeys = [...periodFields.map(([from]) => from), 'issuedAt', 'date'];

export interface TimelineEntry {
  id: string;
  time: string;
  title: string;
  /** The other short facts in one line. */
  rest: string;
  long: readonly ResumeFact[];
}

/**
 * The entries of a section as a timeline, the latest first; undefined for a section without dates. A yes is shown as its
 * label (`labelOf`), and a no is left out, because "no" means nothing without the label.
 */
export function timelineOf(
  section: ResumeSection,
  value: SectionValue,
  factsOf: ReturnType<typeof useFacts>,
  labelOf: (key: ResumeFact['labelKey']) => string,
): TimelineEntry[] | undefined {
  const dateKey = section.fields.find(({ key }) => dateKeys.includes(key))?.key;
  if (!dateKey) return undefined;
  return entriesOf(value)
    .map((entry) => {
      const facts = factsOf(section, entry);
      const undated = facts.filter(({ key }) => key !== dateKey);
      const [title, ...rest] = undated
        .filter(({ isLong, flag, text }) => !isLong && flag !== false && text !== '')
        .map(({ flag, labelKey, text }) => (flag ? labelOf(labelKey) : text));
      return {
        id: String(entry.id),
        time: facts.find(({ key }) => key === dateKey)?.text ?? '',
        title: title ?? '',
        rest: rest.join(factDot),
        long: undated.filter(({ isLong }) => isLong),
      };
    })
    .sort((one, other) => other.time.localeCompare(one.time));
}
