import { useDateText } from '@/hooks/useDateText';
import { useT } from '@/hooks/useT';
import styles from './Appointment.module.css';
import type { Clash } from './dates';

interface ClashesProps {
  clashes: readonly Clash[];
  /** For the control that they are said of. */
  id?: string;
}

function keyOf({ how, date: { kind } }: Clash) {
  return kind === 'deadline'
    ? ('appointments.clash.deadline' as const)
    : (`appointments.clash.${kind}.${how}` as const);
}

/** What a time meets in one's own calendar, in words; nothing when it meets nothing. */
export default function Clashes({ clashes, id }: ClashesProps) {
  const t = useT();
  const { clock } = useDateText();
  if (clashes.length === 0) return null;
  return (
    <ul id={id} className={styles.clashes}>
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
    </ul>
  );
}
