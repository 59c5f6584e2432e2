import { Flex } from 'antd';
import { Fragment } from 'react';
import AsyncContent from '@/components/AsyncContent';
import styles from '@/components/SidesTable.module.css';
import SkeletonLines from '@/components/SkeletonLines';
import { useT } from '@/hooks/useT';
import { masked } from '../view/masking';
import { useDifferences } from '../view/useDifferences';
import { useFieldText } from '../view/useFieldText';
import { isFilled } from './completeness';
import type { FieldDifference, SectionDifference } from './difference';
import type { ResumeField } from './sections';

/** What was sent with a delivery against the résumé as it is now: the fields that differ, side by side. */
export default function ResumeComparison({ deliveryId }: { deliveryId: string }) {
  const t = useT();
  const { data, ...request } = useDifferences(deliveryId);
  return (
    <AsyncContent
      data={data}
      request={request}
      failureTitle={t('resume.difference.failed')}
      skeleton={<SkeletonLines rows={3} />}
    >
      {(differences) => (
        <Flex vertical gap={16}>
          <p role="status" className="quiet">
            {differences.length === 0
              ? t('resume.difference.same')
              : t('resume.difference.count', {
                  count: differences.flatMap(({ entries }) =>
                    entries.flatMap(({ fields }) => fields),
                  ).length,
                })}
          </p>
          {differences.map(({ section, entries }) => (
            <DifferenceTable key={section.key} section={section} entries={entries} />
          ))}
        </Flex>
      )}
    </AsyncContent>
  );
}

/** The different fields of a section: the sent value and the current one. */
function DifferenceTable({ section, entries }: SectionDifference) {
  const t = useT();
  const textOf = useFieldText();

  const shownOf = (field: ResumeField, value: unknown) => masked(field, textOf(field, value).label);
  const wordsOf = (field: ResumeField, value: unknown, side: 'then' | 'now') => {
    if (!isFilled(value)) return <span className="quiet">{t('resume.difference.none')}</span>;
    if (field.type === 'image') return t(`resume.difference.picture.${side}`);
    return <span lang={textOf(field, value).lang}>{shownOf(field, value)}</span>;
  };
  /** Whether two values look the same because the difference is masked, such as the middle of a number. */
  const isHiddenChange = ({ field, before, after }: FieldDifference) =>
    isFilled(before) &&
    isFilled(after) &&
    field.type !== 'image' &&
    shownOf(field, before) === shownOf(field, after);

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
                  {t(`resume.difference.entry.${entry.change}`, { number: entry.index + 1 })}
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
                    <span>{wordsOf(field, after, 'now')}</span>
                    {isHiddenChange(difference) && <span> {t('resume.difference.hidden')}</span>}
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
