import { useParams } from '@umijs/max';
import BackLink from '@/components/BackLink';
import Failure from '@/components/Failure';
import PageHead from '@/components/PageHead';
import State from '@/components/State';
import { useFound } from '@/hooks/useFound';
import { useT } from '@/hooks/useT';
import { viewActivity } from '@/services/content';
import ActivityBody from './detail/ActivityBody';
import ActivityFacts from './detail/ActivityFacts';
import ActivitySkeleton from './detail/ActivitySkeleton';
import { activitiesPath } from './shared/paths';

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
