import { useLayoutEffect, useRef, useState } from 'react';
import AsyncContent from '@/components/AsyncContent';
import { DeadlineText } from '@/components/Deadline';
import PlainButton from '@/components/PlainButton';
import shared from '@/components/shared.module.css';
import { useT } from '@/hooks/useT';
import { useTimedValue } from '@/hooks/useTimedValue';
import type { Delivery } from '@/services/types';
import { moveFocus } from '@/utils/moveFocus';
import { clashesOf, type OwnDate } from '../dates';
import styles from './Choose.module.css';
import SlotOption from './SlotOption';
import { seatsOf, type useSlots } from './useSlots';

/** How many times are shown at first, and how many more by a press. Thousands at once would stop the page. */
const portion = 60;

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
  const [shown, setShown] = useState(portion);
  const box = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    // The button may be gone, so the first of the new ones takes the focus.
    const rows = box.current?.getElementsByClassName(styles.slot ?? '');
    if (shown > portion) moveFocus(rows?.item(shown - portion) as HTMLElement | null);
  }, [shown]);
  const isFull = data?.every((slot) => seatsOf(slot) !== 'left');
  return (
    <fieldset ref={box} id={id} className={styles.slots}>
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
          list
            .slice(0, shown)
            .map((slot) => (
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
      {data && data.length > shown && (
        <PlainButton
          look="link"
          size="large"
          style={{ marginInline: 16 }}
          onClick={() => setShown(shown + portion)}
        >
          {t('appointments.slots.more', { count: data.length - shown })}
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
