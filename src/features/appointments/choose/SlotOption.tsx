import { Flex, Radio, Tag } from 'antd';
import type { Ref } from 'react';
import shared from '@/components/shared.module.css';
import TimeRange from '@/components/TimeRange';
import { useT } from '@/hooks/useT';
import type { AppointmentSlot } from '@/services/types';
import Clashes from '../Clashes';
import type { Clash } from '../dates';
import styles from './Choose.module.css';
import { seatsOf } from './useSlots';

interface SlotOptionProps {
  /** Shared by all times of the group. */
  name: string;
  slot: AppointmentSlot;
  clashes: readonly Clash[];
  isChosen: boolean;
  onChoose: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** An interview time: time, place or online, free seats, conflicts. Disabled when it is full or has started. */
export default function SlotOption(props: SlotOptionProps) {
  const { name, slot, clashes, isChosen, onChoose, ref } = props;
  const t = useT();
  const seats = seatsOf(slot);
  const hasClashes = seats === 'left' && clashes.length > 0;
  const clashesId = `${name}-${slot.id}-clashes`;
  return (
    <div ref={ref} className={styles.slot}>
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
