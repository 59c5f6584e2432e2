import { Flex } from 'antd';
import { useId } from 'react';
import ActionLink from '@/components/ActionLink';
import { DeadlineText } from '@/components/Deadline';
import shared from '@/components/shared.module.css';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import { appointmentPath } from '@/features/deliveries/shared/nextStep';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import { serverNow } from '@/utils/serverClock';
import AppointmentFacts from './AppointmentFacts';
import { appointmentStateOf, isOver } from './appointmentState';
import Clashes from './Clashes';
import { clashesOf, type OwnDate } from './dates';

interface AppointmentCardProps {
  delivery: Delivery;
  dates: readonly OwnDate[];
}

/** An interview in the list: target, status, time and place, and the possible actions. */
export default function AppointmentCard({ delivery, dates }: AppointmentCardProps) {
  const t = useT();
  const headingId = useId();
  const { id, kind, status, targetName, enterpriseName, appointment, nextAction } = delivery;
  const state = appointmentStateOf(delivery, serverNow());
  if (!appointment) return null;
  const isToChoose = state === 'choose' || state === 'late';
  return (
    <Flex
      vertical
      component="article"
      gap={8}
      className="surface"
      style={{ padding: '12px var(--inset)' }}
      aria-labelledby={headingId}
    >
      <Flex wrap gap="4px 16px" align="center">
        <div className={shared.words}>
          <h3 id={headingId} className={shared.rowTitle} lang="zh-CN">
            {targetName}
          </h3>
          <DeliveryTag status={status} kind={kind} />
          <span className="quiet" lang="zh-CN">
            {enterpriseName}
          </span>
          {isToChoose && nextAction && <DeadlineText value={nextAction.dueAt} />}
        </div>
        {!isOver(state) && state !== 'none' && (
          <ActionLink
            isMain={isToChoose}
            isPlain
            size="medium"
            to={appointmentPath(id)}
            aria-label={t(
              isToChoose ? 'appointments.choose.label' : `appointments.open.${state}.label`,
              { name: targetName },
            )}
          >
            {t(isToChoose ? 'deliveries.action.book' : `appointments.open.${state}`)}
          </ActionLink>
        )}
      </Flex>
      {!isToChoose && (
        <AppointmentFacts delivery={delivery} appointment={appointment} isPast={isOver(state)}>
          {!isOver(state) && <Clashes clashes={clashesOf(appointment, dates, id)} />}
        </AppointmentFacts>
      )}
    </Flex>
  );
}
