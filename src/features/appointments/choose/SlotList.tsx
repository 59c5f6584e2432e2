import AsyncContent from '@/components/AsyncContent';
import { DeadlineText } from '@/components/Deadline';
import PlainButton from '@/components/PlainButton';
import shared from '@/components/shared.module.css';
import { usePortion } from '@/hooks/usePortion';
import { useT } from '@/hooks/useT';
import { useTimedValue } from '@/hooks/useTimedValue';
import type { AppointmentSlot, Delivery } from '@/services/types';
import { clashesOf, type OwnDate } from '../dates';
import styles from './Choose.module.css';
import SlotOption from './SlotOption';
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
  const { shown, rest, showMore, refOf } = usePortion<AppointmentSlot, HTMLDivElement>(data ?? []);
  const isFull = data?.every((slot) => seatsOf(slot) !== 'left');
  return (
    <fieldset id={id} className={styles.slots}>
      <legend>
        <span>{`${t('appointments.slots')} `}</span>
        {delivery.nextAction && <DeadlineText value={delivery.nextAction.dueAt} />}
      </legend>
      <AsyncContent
        data={data}
        skeleton={4}
        request={request}
        failureTitle={t('appointments.slots.failed')}
        empty={{ title: t('appointments.slots.empty'), hint: t('appointments.slots.emptyHint') }}
      >
        {() =>
          shown.map((slot, index) => (
            <SlotOption
              key={slot.id}
              ref={refOf(index)}
              name={id}
              slot={slot}
              clashes={clashesOf(slot, dates, delivery.id)}
              isChosen={slot.id === value}
              onChoose={() => onChange?.(slot.id)}
            />
          ))
        }
      </AsyncContent>
      {rest > 0 && (
        <PlainButton look="link" size="large" style={{ marginInline: 16 }} onClick={showMore}>
          {t('appointments.slots.more', { count: rest })}
        </PlainButton>
      )}
      {data && data.length > 0 && isFull && (
        <p className={shared.problem} style={{ margin: '12px 16px' }}>
          {t('appointments.slots.full')}
        </p>
      )}
    </fieldset>
  );
}
