import { Link } from '@umijs/max';
import { Statistic } from 'antd';
import ActionLink from '@/components/ActionLink';
import Failure from '@/components/Failure';
import PageHead from '@/components/PageHead';
import shared from '@/components/shared.module.css';
import Waiting from '@/components/Waiting';
import ZoneNote from '@/components/ZoneNote';
import { useT } from '@/hooks/useT';
import type { UserCenter } from '@/services/types';
import DatesPart from './DatesPart';
import Part from './Part';
import SideParts from './SideParts';
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
            <SideParts center={data} isNew={Boolean(isNew)} />
          </div>
        </div>
      )}
    </div>
  );
}

const counts = [
  { key: 'deliveries', to: '/user/deliveries' },
  { key: 'collected', to: '/user/collections' },
  { key: 'unread', to: '/user/notifications?unread=1' },
] as const;

/** Three numbers, each the way to what it counts. */
function Counts({ counts: values }: { counts: UserCenter['counts'] }) {
  const t = useT();
  return (
    <ul className={styles.counts} aria-label={t('usercenter.counts')}>
      {counts.map(({ key, to }) => (
        <li key={key}>
          <Link to={to}>
            <Statistic title={t(`usercenter.counts.${key}`)} value={values[key]} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const steps = [
  { key: 'resume', to: '/ImproveResume' },
  { key: 'search', to: '/searchPosition/all' },
  { key: 'flow', to: '/recruitmentflow' },
] as const;

/** Nobody has applied yet: the first steps, each with its way. */
function Start({ completeness }: { completeness: number }) {
  const t = useT();
  return (
    <Part title={t('usercenter.start')}>
      <p className={styles.quiet}>{t('usercenter.start.hint')}</p>
      <ol className="lines">
        {steps.map(({ key, to }) => (
          <li key={key} className={shared.item}>
            <span className={shared.words}>
              {t(`usercenter.start.${key}`, { percent: completeness })}
            </span>
            <ActionLink size="medium" to={to}>
              {t(`usercenter.start.${key}.action`)}
            </ActionLink>
          </li>
        ))}
      </ol>
    </Part>
  );
}
