import { Flex } from 'antd';
import Sentence from '@/components/Sentence';
import { useDateText } from '@/hooks/useDateText';
import { useT } from '@/hooks/useT';
import { serverWord } from '@/utils/words';
import styles from './Appointment.module.css';
import type { Clash } from './dates';

interface ClashesProps {
  clashes: readonly Clash[];
  /** For the `aria-describedby` of a control. */
  id?: string;
}

/** The person's other dates that conflict with a time, in words; shows nothing when there are none. */
export default function Clashes({ clashes, id }: ClashesProps) {
  const t = useT();
  const { clock } = useDateText();
  if (clashes.length === 0) return null;
  return (
    <Flex vertical component="ul" gap={4} id={id} className={`bare ${styles.clashes}`}>
      {clashes.map(({ how, date: { kind, deliveryId, title, startsAt, endsAt, step } }) => (
        <li key={`${kind} ${deliveryId}`} data-how={how}>
          <Sentence
            id={`appointments.clash.${kind === 'deadline' ? kind : (`${kind}.${how}` as const)}`}
            values={{
              title: serverWord(title),
              from: clock(startsAt),
              to: clock(endsAt),
              step: step ? t(`deliveries.action.${step}`) : '',
            }}
          />
        </li>
      ))}
    </Flex>
  );
}
