import { Flex, Skeleton } from 'antd';
import { Fragment } from 'react';
import Failure from '@/components/Failure';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { viewResume } from '@/services/resume';
import styles from '../view/DifferenceTable.module.css';
import { masked } from '../view/masking';
import { useFieldText } from '../view/useFieldText';
import { isFilled } from './completeness';
import {
  type EntryDifference,
  type FieldDifference,
  resumeDifference,
  type SectionDifference,
} from './difference';
import type { ResumeField } from './sections';

async function loadBoth(deliveryId: string) {
  const [sent, now] = await Promise.all([viewResume({ deliveryId }), viewResume({})]);
  return { differences: resumeDifference(sent, now) };
}

/** What was sent with a delivery against the résumé as it is now: the fields that differ, side by side. */
export default function SentAndNow({ deliveryId }: { deliveryId: string }) {
  const t = useT();
  const { data, error, loading, refresh } = useCall(() => loadBoth(deliveryId), {
    refreshDeps: [deliveryId],
  });
  if (error) {
    return (
      <Failure
        onRetry={refresh}
        isRetrying={loading}
        title={t('resume.difference.failed')}
        isCompact
      />
    );
  }
  if (!data) return <Skeleton title={false} paragraph={{ rows: 3 }} />;
  const { differences } = data;
  const count = differences
    .flatMap(({ entries }) => entries)
    .reduce((sum, { fields }) => sum + fields.length, 0);
  return (
    <Flex vertical gap={16}>
      <p role="status" className="quiet">
        {count === 0 ? t('resume.difference.same') : t('resume.difference.count', { count })}
      </p>
      {differences.map(({ section, entries }) => (
        <DifferenceTable key={section.key} section={section} entries={entries} />
      ))}
    </Flex>
  );
}

/** One section's differing fields: what was sent, and what stands there now. */
function DifferenceTable({ section, entries }: SectionDifference) {
  const t = useT();
  const textOf = useFieldText();

  const shownOf = (field: ResumeField, value: unknown) => masked(field, textOf(field, value));
  const wordsOf = (field: ResumeField, value: unknown, side: 'then' | 'now') => {
    if (!isFilled(value)) return <span className="quiet">{t('resume.difference.none')}</span>;
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
