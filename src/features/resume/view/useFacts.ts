import { useT } from '@/hooks/useT';
import { joinedWords, type Word } from '@/utils/words';
import { periodFields } from '../rules';
import { isFilled } from '../shared/completeness';
import type { ResumeField, ResumeSection } from '../shared/sections';
import type { EntryValues } from '../values';
import { masked } from './masking';
import { useFieldText } from './useFieldText';

export interface ResumeFact {
  key: string;
  labelKey: ResumeField['labelKey'] | 'resume.view.period';
  text: string;
  lang?: Word['lang'];
  /** Takes the whole line. */
  isLong: boolean;
  /** The value of a yes/no field. */
  flag?: boolean;
  /** The picture to show in place of a text. */
  fileId?: string;
  /** An address or a number, in which no line break may occur. */
  isWhole?: boolean;
}

/** An address up to this length fits into a cell of the sheet. */
const addressInCell = 16;
/** A text of this length may need more than one line of the sheet, so line breaks are allowed in it. */
const wholeLine = 60;

/** Whether a period has started and not ended. An education always has an end, which may be in the future. */
function isOngoing({ key, required }: ResumeField, entry: EntryValues): boolean {
  const from = periodFields.find(([, to]) => to === key)?.[0];
  return from !== undefined && !required && Boolean(entry[from]) && !entry[key];
}

/** The filled fields of an entry as labels and texts, in the order of the form; start and end are one fact. */
export function useFacts(isMasked: boolean) {
  const t = useT();
  const textOf = useFieldText();
  return (section: ResumeSection, entry: EntryValues): ResumeFact[] => {
    const wordsOf = (field: ResumeField) =>
      isOngoing(field, entry)
        ? { label: t('resume.view.untilNow') }
        : textOf(field, entry[field.key]);
    const period = periodFields.find(([from]) => section.fields.some(({ key }) => key === from));
    return section.fields.flatMap((field): ResumeFact[] => {
      const { key, labelKey, type, format, derived } = field;
      if (derived || key === period?.[1]) return [];
      if (key === period?.[0]) {
        const ends = section.fields.filter((one) => period.includes(one.key)).map(wordsOf);
        const text = joinedWords(ends, ' – ').label;
        return text ? [{ key, labelKey: 'resume.view.period', text, isLong: false }] : [];
      }
      const { label, lang } = wordsOf(field);
      const text = isMasked ? masked(field, label) : label;
      // A value whose name has not come stays, with its label.
      if (text === '' && !isFilled(entry[key])) return [];
      return [
        {
          key,
          labelKey,
          text,
          lang,
          isLong: type === 'textarea' || (format === 'email' && text.length > addressInCell),
          ...(format && text.length < wholeLine && { isWhole: true }),
          ...(type === 'image' && { fileId: String(entry[key]) }),
          ...(type === 'boolean' && { flag: entry[key] === true }),
        },
      ];
    });
  };
}
