import Failure from '@/components/Failure';
import PageHead from '@/components/PageHead';
import Waiting from '@/components/Waiting';
import ZoneNote from '@/components/ZoneNote';
import { useT } from '@/hooks/useT';
import Counts from './Counts';
import DatesPart from './DatesPart';
import ClosingPart from './parts/ClosingPart';
import CompletenessPart from './parts/CompletenessPart';
import InterviewPart from './parts/InterviewPart';
import LatestPart from './parts/LatestPart';
import Start from './Start';
import TodoList from './TodoList';
import styles from './UserCenter.module.css';
import { useUserCenter } from './useUserCenter';

/** What waits, what goes on and what is dated, on one screen (spec §2, /usercenter); a newcomer is led to the first steps. */
export default function UserCenterScreen() {
  const t = useT();
  const { data, todos, error, loading, refresh } = useUserCenter();
  const isNew = data && !data.latestDelivery && data.counts.deliveries === 0 && todos.length === 0;

  return (
    <div aria-busy={loading}>
      <PageHead title={t('usercenter.title')} intro={t('usercenter.intro')} />
      <ZoneNote />
      {!data && loading && <Waiting rows={12} />}
      {!data && error && !loading && <Failure title={t('usercenter.failed')} onRetry={refresh} />}
      {data && (
        <div className={styles.columns}>
          <div className={styles.column}>
            {isNew ? <Start completeness={data.completeness} /> : <TodoList todos={todos} />}
            <Counts counts={data.counts} />
            <DatesPart calendar={data.calendar} todos={todos} />
          </div>
          <div className={styles.column}>
            {data.nextInterview && <InterviewPart delivery={data.nextInterview} />}
            {data.latestDelivery && <LatestPart delivery={data.latestDelivery} />}
            {!isNew && <CompletenessPart completeness={data.completeness} />}
            <ClosingPart positions={data.closingSoon} />
          </div>
        </div>
      )}
    </div>
  );
}
