import { Skeleton } from 'antd';
import Failure from '@/components/Failure';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { viewResume } from '@/services/resume';
import DifferenceTable from '../view/DifferenceTable';
import { resumeDifference } from './difference';
import styles from './SentAndNow.module.css';

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
    <div className={styles.both}>
      <p role="status">
        {count === 0 ? t('resume.difference.same') : t('resume.difference.count', { count })}
      </p>
      {differences.map(({ section, entries }) => (
        <DifferenceTable key={section.key} section={section} entries={entries} />
      ))}
    </div>
  );
}
