import { Flex, Radio, Tag } from 'antd';
import AsyncContent from '@/components/AsyncContent';
import { DeadlineText } from '@/components/Deadline';
import shared from '@/components/shared.module.css';
import TimeRange from '@/components/TimeRange';
import { useT } from '@/hooks/useT';
import { useTimedValue } from '@/hooks/useTimedValue';
import type { AppointmentSlot, Delivery } from '@/services/types';
import Clashes from '../Clashes';
import { type Clash, clashesOf, type OwnDate } from '../dates';
import styles from './Choose.module.css';
import { seatsOf, type useSlots } from './useSlots';

interface SlotListProps {
  slots: ReturnType<typeof useSlots>;
  delivery: Delivery;
  dates: readonly OwnDate[];
  /** These three come from the form item; the error summary leads to the first free time under the id. */
  id?: string;
  value?: string;
  onChange?: (slotId: string) => void;
}

/** The times to choose from, as a radio group. */
export default function SlotList(props: SlotListProps) {
  const { slots, delivery, dates, id = '', value, onChange } = props;
  const t = useT();
  const { data, ...request } = slots;
  // A time that begins while the list is open can no longer be chosen.
  useTimedValue(() => data?.map(seatsOf).join());
  const isFull = data?.every((slot) => seatsOf(slot) !== 'left');
  return (
    <fieldset id={id} className={styles.slots}>
      <legend>
        {t('appointments.slots')}{' '}
        {delivery.nextAction && <DeadlineText value={delivery.nextAction.dueAt} />}
      </legend>
      <AsyncContent
        data={data}
        skeleton={4}
        request={request}
        failureTitle={t('appointments.slots.failed')}
        empty={{ title: t('appointments.slots.empty'), hint: t('appointments.slots.emptyHint') }}
      >
        {(list) =>
          list.map((slot) => (
            <SlotOption
              key={slot.id}
              name={id}
              slot={slot}
              clashes={clashesOf(slot, dates, delivery.id)}
              isChosen={slot.id === value}
              onChoose={() => onChange?.(slot.id)}
            />
          ))
        }
      </AsyncContent>
      {data && data.length > 0 && isFull && (
        <p className={shared.problem} style={{ margin: '12px 16px' }}>
          {t('appointments.slots.full')}
        </p>
      )}
    </fieldset>
  );
}

interface SlotOptionProps {
  /** Shared by all times of the group. */
  name: string;
  slot: AppointmentSlot;
  clashes: readonly Clash[];
  isChosen: boolean;
  onChoose: () => void;
}

/** An interview time: time, place or online, free seats, conflicts. Disabled when it is full or has started. */
function SlotOption({ name, slot, clashes, isChosen, onChoose }: SlotOptionProps) {
  const t = useT();
  const seats = seatsOf(slot);
  const hasClashes = seats === 'left' && clashes.length > 0;
  const clashesId = `${name}-${slot.id}-clashes`;
  return (
    <div className={styles.slot}>
      <Radio
        name={name}
        className={styles.choice}
        styles={{ label: { flex: 1 } }}
        disabled={seats !== 'left'}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={hasClashes ? clashesId : undefined}
      >
        <Flex wrap component="span" gap="4px 12px" align="center">
          <span className={shared.words}>
            <TimeRange from={slot.startsAt} to={slot.endsAt} />
            {slot.online && <Tag color="processing">{t('appointments.isOnline')}</Tag>}
            <span lang="zh-CN">{slot.place}</span>
          </span>
          <span className={styles.seats}>
            {t(`appointments.seats.${seats}`, { count: slot.remaining })}
          </span>
        </Flex>
      </Radio>
      {hasClashes && (
        <div style={{ marginBlockEnd: 8, marginInlineStart: 32 }}>
          <Clashes id={clashesId} clashes={clashes} />
        </div>
      )}
    </div>
  );
}
