import { Fragment } from 'react';
import { useT } from '@/hooks/useT';
import { isFilled } from '../shared/completeness';
import type { EntryDifference, FieldDifference, SectionDifference } from '../shared/difference';
import type { ResumeField } from '../shared/sections';
import styles from './DifferenceTable.module.css';
import { masked } from './masking';
import { useFieldText } from './useFieldText';

/** One section's differing fields: what was sent, and what stands there now. */
export default function DifferenceTable({ section, entries }: SectionDifference) {
  const t = useT();
  const textOf = useFieldText();

  const shownOf = (field: ResumeField, value: unknown) => masked(field, textOf(field, value));
  const wordsOf = (field: ResumeField, value: unknown, side: 'then' | 'now') => {
    if (!isFilled(value)) return <span className={styles.none}>{t('resume.difference.none')}</span>;
    if (field.type === 'image') return t(`resume.difference.picture.${side}`);
    return <span lang="zh-CN">{shownOf(field, value)}</span>;
  };
  /** Two values that differ only in what is not shown, such as the middle of a number. */
  const isHiddenChange = ({ field, before, after }: FieldDifference) =>
    isFilled(before) &&
    isFilled(after) &&
    field.type !== 'image' &&
    shownOf(field, before) === shownOf(field, after);
  const nameOf = ({ index, change }: EntryDifference) =>
    t(`resume.difference.entry.${change}`, { number: index + 1 });

  return (
    <table className={styles.table}>
      <caption>{t(section.labelKey)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('resume.difference.field')}</th>
          <th scope="col">{t('resume.difference.then')}</th>
          <th scope="col">{t('resume.difference.now')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Fragment key={entry.key}>
            {section.shape === 'rows' && (
              <tr>
                <th colSpan={3} scope="colgroup" className={styles.entry}>
                  {nameOf(entry)}
                </th>
              </tr>
            )}
            {entry.fields.map((difference) => {
              const { field, before, after } = difference;
              return (
                <tr key={field.key}>
                  <th scope="row">{t(field.labelKey)}</th>
                  <td>{wordsOf(field, before, 'then')}</td>
                  <td>
                    {wordsOf(field, after, 'now')}
                    {isHiddenChange(difference) && ` ${t('resume.difference.hidden')}`}
                  </td>
                </tr>
              );
            })}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
