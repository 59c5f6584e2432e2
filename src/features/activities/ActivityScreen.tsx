import { useParams } from '@umijs/max';
import { Flex, Tag } from 'antd';
import AsyncContent from '@/components/AsyncContent';
import BackLink from '@/components/BackLink';
import PageHead from '@/components/PageHead';
import State from '@/components/State';
import inFull from '@/features/positions/shared/InFull.module.css';
import { useT } from '@/hooks/useT';
import { useTimedValue } from '@/hooks/useTimedValue';
import type { ActivityDetail } from '@/services/types';
import { activitiesPath } from '@/utils/paths/activities';
import { serverNow } from '@/utils/serverClock';
import ActivityBody from './detail/ActivityBody';
import Offer from './shared/Offer';
import { activityPhaseOf, phaseTones } from './shared/phase';
import { useActivity } from './shared/useActivities';

const bone = <div className="surface" style={{ minHeight: 220 }} />;

/** An activity in full (spec §2, /applyActivity/{id}/applyActivity). */
export default function ActivityScreen() {
  const t = useT();
  const { id = '' } = useParams();
  const { data: activity, ...request } = useActivity(id);
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
      {/* One heading before and after loading, so that it keeps the focus. */}
      <PageHead
        title={activity?.title ?? t('activities.detailTitle')}
        titleLang={activity && 'zh-CN'}
        intro={activity && <ActivityFacts activity={activity} />}
      />
      <AsyncContent
        data={activity}
        request={request}
        failureTitle={t('activities.viewFailed')}
        skeleton={
          <div className={inFull.columns}>
            <span className="visuallyHidden">{t('common.loading')}</span>
            {bone}
            <div className={inFull.content}>
              {bone}
              {bone}
              {bone}
            </div>
          </div>
        }
      >
        {(read) => <ActivityBody activity={read} />}
      </AsyncContent>
    </>
  );
}

/** The phase of an activity, its type and what it offers, in a line below the title. */
function ActivityFacts({ activity }: { activity: ActivityDetail }) {
  const t = useT();
  const phase = useTimedValue(() => activityPhaseOf(activity, serverNow()));
  return (
    <Flex wrap component="span" gap="4px 16px" align="center">
      <Tag key={phase} color={phaseTones[phase]}>
        {t(`activities.phase.${phase}`)}
      </Tag>
      <span>{t(`activities.type.${activity.type}`)}</span>
      <Offer activity={activity} />
    </Flex>
  );
}
