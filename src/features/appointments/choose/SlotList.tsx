import { Flex, Radio, Tag } from 'antd';
import { useId } from 'react';
import AsyncContent from '@/components/AsyncContent';
import { DeadlineText } from '@/components/Deadline';
import shared from '@/components/shared.module.css';
import TimeRange from '@/components/TimeRange';
import { useT } from '@/hooks/useT';
import type { AppointmentSlot } from '@/services/types';
import { serverNow } from '@/utils/serverClock';
import Clashes from '../Clashes';
import { clashesOf, type OwnDate } from '../dates';
import styles from './Choose.module.css';

export interface Slots {
  data?: AppointmentSlot[];
  error?: Error;
  isLoading: boolean;
  refresh: () => void;
}

interface SlotListProps {
  slots: Slots;
  /** The time that the error summary links to. */
  firstFree?: AppointmentSlot;
  dueAt?: string;
  clashes: { dates: readonly OwnDate[]; deliveryId: string };
  /** The id from the form item. */
  id?: string;
  value?: string;
  onChange?: (slotId: string) => void;
}

/** The times to choose from, as a radio group. */
export default function SlotList(props: SlotListProps) {
  const { slots, firstFree, dueAt, clashes, id, value, onChange } = props;
  const t = useT();
  const groupId = useId();
  return (
    <fieldset className={styles.slots}>
      <legend>
        {t('appointments.slots')} {dueAt && <DeadlineText value={dueAt} />}
      </legend>
      <AsyncContent
        data={slots.data}
        skeleton={4}
        request={slots}
        failureTitle={t('appointments.slots.failed')}
        empty={{ title: t('appointments.slots.empty'), hint: t('appointments.slots.emptyHint') }}
      >
        {(list) =>
          list.map((slot) => (
            <SlotOption
              key={slot.id}
              id={slot.id === firstFree?.id && id ? id : `${groupId}-${slot.id}`}
              name={groupId}
              slot={slot}
              clashes={clashes}
              isChosen={slot.id === value}
              onChoose={() => onChange?.(slot.id)}
            />
          ))
        }
      </AsyncContent>
      {slots.data && slots.data.length > 0 && !firstFree && (
        <p className={`${shared.problem} ${styles.full}`}>{t('appointments.slots.full')}</p>
      )}
    </fieldset>
  );
}

interface SlotOptionProps {
  id: string;
  name: string;
  slot: AppointmentSlot;
  clashes: { dates: readonly OwnDate[]; deliveryId: string };
  isChosen: boolean;
  onChoose: () => void;
}

/** An interview time: time, place or online, free seats, conflicts. Disabled when it is full or has started. */
function SlotOption(props: SlotOptionProps) {
  const { id, name, slot, clashes, isChosen, onChoose } = props;
  const t = useT();
  // A server that does not say how many are left, or which time it is: none.
  const isFull = !slot.id || !(slot.remaining > 0);
  const hasStarted = Date.parse(slot.startsAt) <= serverNow();
  const found = isFull || hasStarted ? [] : clashesOf(slot, clashes.dates, clashes.deliveryId);
  const seats = hasStarted ? 'begun' : isFull ? 'full' : 'left';
  return (
    <div className={styles.slot}>
      <Radio
        id={id}
        name={name}
        className={styles.choice}
        styles={{ label: { flex: 1 } }}
        disabled={isFull || hasStarted}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={found.length > 0 ? `${id}-clashes` : undefined}
      >
        <Flex wrap component="span" gap="4px 12px" align="center">
          <span className={shared.words}>
            <TimeRange from={slot.startsAt} to={slot.endsAt} />
            {slot.online && <Tag color="processing">{t('appointments.isOnline')}</Tag>}
            <span lang="zh-CN">{slot.place}</span>
          </span>
          {t(`appointments.seats.${seats}`, { count: slot.remaining })}
        </Flex>
      </Radio>
      <div className={styles.met}>
        <Clashes id={`${id}-clashes`} clashes={found} />
      </div>
    </div>
  );
}
