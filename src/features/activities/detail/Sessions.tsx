import { Flex, Tag } from 'antd';
import ActionLink from '@/components/ActionLink';
import shared from '@/components/shared.module.css';
import TimeRange from '@/components/TimeRange';
import CalendarButton from '@/features/content/shared/CalendarButton';
import { useT } from '@/hooks/useT';
import type { ActivityDetail, ActivitySession } from '@/services/types';
import { enrolPath } from '@/utils/paths/activities';
import { serverNow } from '@/utils/serverClock';

interface SessionsProps {
  activity: ActivityDetail;
  ownSessionId: string | undefined;
  canEnrol: boolean;
}

/**
 * The sessions with their seats. Future ones can be added to a calendar; those with free seats have an enrolment link.
 */
export default function Sessions({ activity, ownSessionId, canEnrol }: SessionsProps) {
  const t = useT();
  const { id, title, sessions } = activity;
  if (sessions.length === 0) return <p className="quiet">{t('activities.sessions.none')}</p>;
  return (
    <ol className="lines">
      {sessions.map((session) => {
        const { label, startsAt, endsAt, place, online, remaining } = session;
        const isToCome = Date.parse(endsAt) > serverNow();
        return (
          <Flex
            wrap
            component="li"
            key={session.id}
            gap="8px 16px"
            align="flex-start"
            justify="space-between"
            style={{ padding: '12px 0', breakInside: 'avoid' }}
          >
            <div style={{ flex: '1 1 280px', minWidth: 0 }}>
              <Flex wrap component="h3" gap="4px 12px" align="center" className={shared.rowTitle}>
                <span lang="zh-CN">{label}</span>
                {session.id === ownSessionId && (
                  <Tag color="success">{t('activities.own.session')}</Tag>
                )}
              </Flex>
              <Flex wrap component="p" gap="0 16px" className="quiet">
                <TimeRange from={startsAt} to={endsAt} />
                <span lang={online ? undefined : 'zh-CN'}>
                  {online ? t('activities.online') : place}
                </span>
                {isToCome && <Seats session={session} />}
              </Flex>
            </div>
            {isToCome && (
              <Flex wrap gap={8} align="flex-start">
                {canEnrol && remaining > 0 && (
                  <ActionLink
                    size="medium"
                    to={enrolPath(id, session.id)}
                    aria-label={t('activities.enrol.sessionLabel', { session: label })}
                  >
                    {t('activities.enrol.session')}
                  </ActionLink>
                )}
                <CalendarButton
                  event={{
                    uid: `activity-${id}-${session.id}`,
                    title: [title, label].filter(Boolean).join(' '),
                    startsAt,
                    endsAt,
                    place,
                  }}
                />
              </Flex>
            )}
          </Flex>
        );
      })}
    </ol>
  );
}

function Seats({ session: { capacity, remaining } }: { session: ActivitySession }) {
  const t = useT();
  if (!(remaining > 0)) return <Tag color="default">{t('activities.full')}</Tag>;
  const isWhole = Number.isFinite(capacity);
  return (
    <span>{t(isWhole ? 'activities.seats' : 'activities.seatsLeft', { remaining, capacity })}</span>
  );
}
