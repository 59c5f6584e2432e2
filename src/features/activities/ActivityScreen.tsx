import { useParams } from '@umijs/max';
import BackLink from '@/components/BackLink';
import Failure from '@/components/Failure';
import Message from '@/components/Message';
import PageHead from '@/components/PageHead';
import { useFound } from '@/hooks/useFound';
import { useT } from '@/hooks/useT';
import { viewActivity } from '@/services/content';
import ActivityBody from './detail/ActivityBody';
import ActivitySkeleton from './detail/ActivitySkeleton';
import { activitiesPath } from './shared/paths';

/** An activity in full (spec §2, /applyActivity/{id}/applyActivity). */
export default function ActivityScreen() {
  const t = useT();
  const { id = '' } = useParams();
  const { data: activity, error, isLoading, refresh } = useFound(viewActivity, id);
  if (activity === null) {
    return (
      <Message
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
      {activity ? (
        <ActivityBody activity={activity} />
      ) : (
        <>
          <PageHead title={t('activities.detailTitle')} />
          {error && !isLoading ? (
            <Failure title={t('activities.viewFailed')} onRetry={refresh} />
          ) : (
            <ActivitySkeleton />
          )}
        </>
      )}
    </>
  );
}
