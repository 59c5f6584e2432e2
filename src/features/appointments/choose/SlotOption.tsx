import { Tag } from 'antd';
import TimeRange from '@/components/TimeRange';
import { useT } from '@/hooks/useT';
import type { AppointmentSlot } from '@/services/types';
import Clashes from '../Clashes';
import { clashesOf, type OwnDate } from '../dates';
import styles from './Choose.module.css';

interface SlotOptionProps {
  id: string;
  name: string;
  slot: AppointmentSlot;
  clashes: { dates: readonly OwnDate[]; deliveryId: string };
  isChosen: boolean;
  onChoose: () => void;
}

/** One interview time: when, where or online, seats left, what it clashes with. A full or begun one cannot be chosen. */
export default function SlotOption(props: SlotOptionProps) {
  const { id, name, slot, clashes, isChosen, onChoose } = props;
  const t = useT();
  const isFull = slot.remaining <= 0;
  const isBegun = Date.parse(slot.startsAt) <= Date.now();
  const found = isFull || isBegun ? [] : clashesOf(slot, clashes.dates, clashes.deliveryId);
  const seats = isBegun ? 'begun' : isFull ? 'full' : 'left';
  return (
    <div className={styles.slot} data-off={isFull || isBegun || undefined}>
      <label className={styles.choice}>
        <input
          id={id}
          type="radio"
          name={name}
          disabled={isFull || isBegun}
          checked={isChosen}
          onChange={onChoose}
          aria-describedby={found.length > 0 ? `${id}-clashes` : undefined}
        />
        <span className={styles.words}>
          <TimeRange from={slot.startsAt} to={slot.endsAt} />
          <span className={styles.secondary}>
            {slot.online && <Tag color="processing">{t('appointments.isOnline')}</Tag>}
            <span lang="zh-CN">{slot.place}</span>
          </span>
        </span>
        <span className={styles.seats}>
          {t(`appointments.seats.${seats}`, { count: slot.remaining })}
        </span>
      </label>
      <div className={styles.met}>
        <Clashes id={`${id}-clashes`} clashes={found} />
      </div>
    </div>
  );
}
