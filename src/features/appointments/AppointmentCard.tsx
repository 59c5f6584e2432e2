import { Flex } from 'antd';
import { useId } from 'react';
import ActionLink from '@/components/ActionLink';
import { Due } from '@/components/Time';
import DeliveryTag from '@/features/deliveries/shared/DeliveryTag';
import { appointmentPath } from '@/features/deliveries/shared/nextStep';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import AppointmentFacts from './AppointmentFacts';
import styles from './AppointmentGroups.module.css';
import Clashes from './Clashes';
import { clashesOf, type OwnDate } from './dates';
import { appointmentStandingOf } from './standing';

interface AppointmentCardProps {
  delivery: Delivery;
  dates: readonly OwnDate[];
}

/** One interview in the list: what for, where it stands, when and where, and what can be done about it. */
export default function AppointmentCard({ delivery, dates }: AppointmentCardProps) {
  const t = useT();
  const headingId = useId();
  const { id, kind, status, targetName, enterpriseName, appointment, nextAction } = delivery;
  const standing = appointmentStandingOf(delivery, Date.now());
  if (!appointment) return null;
  const isToChoose = standing === 'choose' || standing === 'late';
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <Flex wrap gap="4px 12px" align="center">
        <h3 id={headingId} className={styles.title} lang="zh-CN">
          {targetName}
        </h3>
        <DeliveryTag status={status} kind={kind} />
        <span className="quiet" lang="zh-CN">
          {enterpriseName}
        </span>
        {isToChoose && nextAction && <Due value={nextAction.dueAt} />}
        {isToChoose && (
          <ActionLink
            isMain
            size="medium"
            to={appointmentPath(id)}
            aria-label={t('appointments.choose.label', { name: targetName })}
          >
            {t('deliveries.action.book')}
          </ActionLink>
        )}
        {(standing === 'coming' || standing === 'waiting') && (
          <ActionLink
            isPlain
            size="medium"
            to={appointmentPath(id)}
            aria-label={t(`appointments.open.${standing}.label`, { name: targetName })}
          >
            {t(`appointments.open.${standing}`)}
          </ActionLink>
        )}
      </Flex>
      {!isToChoose && (
        <AppointmentFacts
          delivery={delivery}
          appointment={appointment}
          isPast={standing === 'past'}
          isBare
        >
          {standing !== 'past' && <Clashes clashes={clashesOf(appointment, dates, id)} />}
        </AppointmentFacts>
      )}
    </article>
  );
}
