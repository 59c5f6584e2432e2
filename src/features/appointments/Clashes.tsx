import { Flex } from 'antd';
import { useDateText } from '@/hooks/useDateText';
import { useT } from '@/hooks/useT';
import styles from './Appointment.module.css';
import type { Clash } from './dates';

interface ClashesProps {
  clashes: readonly Clash[];
  /** For the `aria-describedby` of a control. */
  id?: string;
}

function keyOf({ how, date: { kind } }: Clash) {
  return kind === 'deadline'
    ? ('appointments.clash.deadline' as const)
    : (`appointments.clash.${kind}.${how}` as const);
}

/** The person's other dates that conflict with a time, in words; shows nothing when there are none. */
export default function Clashes({ clashes, id }: ClashesProps) {
  const t = useT();
  const { clock } = useDateText();
  if (clashes.length === 0) return null;
  return (
    <Flex vertical component="ul" gap={4} id={id} className={`bare ${styles.clashes}`}>
      {clashes.map((clash) => (
        <li key={`${clash.date.kind} ${clash.date.deliveryId}`} data-how={clash.how}>
          {t(keyOf(clash), {
            title: clash.date.title,
            from: clock(clash.date.startsAt),
            to: clock(clash.date.endsAt),
            step: clash.date.step && t(`deliveries.action.${clash.date.step}`),
          })}
        </li>
      ))}
    </Flex>
  );
}
