import { useParams } from '@umijs/max';
import { Flex, Tag } from 'antd';
import BackLink from '@/components/BackLink';
import Failure from '@/components/Failure';
import PageHead from '@/components/PageHead';
import State from '@/components/State';
import { useFound } from '@/hooks/useFound';
import { useT } from '@/hooks/useT';
import { viewActivity } from '@/services/content';
import type { ActivityDetail } from '@/services/types';
import styles from './detail/Activity.module.css';
import ActivityBody from './detail/ActivityBody';
import { activitiesPath } from './shared/paths';
import { phaseOf, phaseTones } from './shared/phase';

/** An activity in full (spec §2, /applyActivity/{id}/applyActivity). */
export default function ActivityScreen() {
  const t = useT();
  const { id = '' } = useParams();
  const { data: activity, error, isLoading, refresh } = useFound(viewActivity, id);
  if (activity === null) {
    return (
      <State
        headingLevel={1}
        title={t('activities.gone')}
        hint={t('activities.goneHint')}
        action={{ label: t('activities.showAll'), to: activitiesPath }}
      />
    );
  }
  return (
    <>
      <BackLink to={activitiesPath} label={t('activities.back')} />
      {/* The same heading before and after: it keeps the focus that it took. */}
      <PageHead
        title={activity?.title ?? t('activities.detailTitle')}
        titleLang={activity && 'zh-CN'}
        intro={activity && <ActivityFacts activity={activity} />}
      />
      {activity && <ActivityBody activity={activity} />}
      {!activity && error && !isLoading && (
        <Failure title={t('activities.viewFailed')} onRetry={refresh} />
      )}
      {!activity && (!error || isLoading) && <ActivitySkeleton />}
    </>
  );
}

const bones = ['sessions', 'text', 'participants'] as const;

/** The activity's shape while it loads: the panel at the side, parts beside it. */
function ActivitySkeleton() {
  const t = useT();
  return (
    <div className={styles.columns} aria-busy="true">
      <span className="visuallyHidden">{t('common.loading')}</span>
      <div className={styles.bone} />
      <div className={styles.content}>
        {bones.map((bone) => (
          <div key={bone} className={styles.bone} />
        ))}
      </div>
    </div>
  );
}

/** Where an activity stands, what it is, and what it has to offer: one line under its title. */
function ActivityFacts({ activity }: { activity: ActivityDetail }) {
  const t = useT();
  const { type, enterpriseCount, positionCount, headcount } = activity;
  const phase = phaseOf(activity, Date.now());
  return (
    <Flex wrap component="span" gap="4px 16px" align="center">
      <Tag color={phaseTones[phase]}>{t(`activities.phase.${phase}`)}</Tag>
      <span>{t(`activities.type.${type}`)}</span>
      <span>
        {t('activities.offer', {
          units: enterpriseCount,
          positions: positionCount,
          people: headcount,
        })}
      </span>
    </Flex>
  );
}
