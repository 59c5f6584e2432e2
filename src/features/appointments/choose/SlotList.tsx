import { useId } from 'react';
import Loaded from '@/components/Loaded';
import shared from '@/components/shared.module.css';
import { Due } from '@/components/Time';
import { useT } from '@/hooks/useT';
import type { AppointmentSlot } from '@/services/types';
import type { OwnDate } from '../dates';
import styles from './Choose.module.css';
import SlotOption from './SlotOption';

export interface Slots {
  data?: AppointmentSlot[];
  error?: Error;
  isLoading: boolean;
  refresh: () => void;
}

interface SlotListProps {
  slots: Slots;
  /** The one that the error summary leads to. */
  firstFree?: AppointmentSlot;
  dueAt?: string;
  clashes: { dates: readonly OwnDate[]; deliveryId: string };
  /** Of the form's item around it. */
  id?: string;
  value?: string;
  onChange?: (slotId: string) => void;
}

/** The times to choose from, as one group of radio buttons. */
export default function SlotList(props: SlotListProps) {
  const { slots, firstFree, dueAt, clashes, id, value, onChange } = props;
  const t = useT();
  const groupId = useId();
  return (
    <fieldset className={styles.slots}>
      <legend>
        {t('appointments.slots')} {dueAt && <Due value={dueAt} />}
      </legend>
      <Loaded
        list={slots.data}
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
      </Loaded>
      {slots.data && slots.data.length > 0 && !firstFree && (
        <p className={`${shared.problem} ${styles.full}`}>{t('appointments.slots.full')}</p>
      )}
    </fieldset>
  );
}
