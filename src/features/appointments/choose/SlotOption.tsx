import { Flex, Radio, Tag } from 'antd';
import shared from '@/components/shared.module.css';
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
    <div className={styles.slot}>
      <Radio
        id={id}
        name={name}
        className={styles.choice}
        styles={{ label: { flex: 1 } }}
        disabled={isFull || isBegun}
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
