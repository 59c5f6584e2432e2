import Tag, { type TagTone } from '@/components/Tag';
import Time from '@/components/Time';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useT } from '@/hooks/useT';
import { searchActivities } from '@/services/content';
import type { Activity, ActivityState } from '@/services/types';
import PagedList from '../parts/PagedList';
import { pageSize } from '../parts/pages';
import styles from './Unit.module.css';

interface UnitActivitiesProps {
  title: string;
  enterpriseId: string;
  current: number;
  hrefOf: (page: number) => string;
}

const tones = {
  upcoming: 'blue',
  enrolling: 'green',
  running: 'gold',
  ended: 'grey',
} as const satisfies Record<ActivityState, TagTone>;

/** Activities in which an enterprise takes part. */
export default function UnitActivities({ enterpriseId, ...list }: UnitActivitiesProps) {
  const t = useT();
  const query = { enterpriseId, current: list.current, pageSize };
  const request = useLatestRequest(
    (signal) => searchActivities(query, { signal }),
    [JSON.stringify(query)],
  );
  return (
    <PagedList
      {...list}
      request={request}
      countOf={(count) => t('enterprises.activities.count', { count })}
      failureTitle={t('enterprises.activities.failed')}
      empty={{
        title: t('enterprises.activities.none'),
        hint: t('enterprises.activities.noneHint'),
      }}
      row={(activity) => <ActivityRow activity={activity} />}
    />
  );
}

function ActivityRow({ activity }: { activity: Activity }) {
  const t = useT();
  const { title, type, state, startsAt, place, online } = activity;
  return (
    <article className={styles.activity}>
      <div className={styles.activityHead}>
        <h3 className={styles.activityTitle} lang="zh-CN">
          {title}
        </h3>
        <Tag tone={tones[state]}>{t(`enterprises.activity.${state}`)}</Tag>
      </div>
      <p className={styles.activityFacts}>
        <span>{t(`enterprises.activity.${type}`)}</span>
        <span>
          {t('enterprises.activity.starts')} <Time value={startsAt} isExact />
        </span>
        {online ? (
          <span>{t('enterprises.activity.online')}</span>
        ) : (
          <span lang="zh-CN">{place}</span>
        )}
      </p>
    </article>
  );
}
