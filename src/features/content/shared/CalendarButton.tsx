import { type ComponentProps, useState } from 'react';
import PlainButton from '@/components/PlainButton';
import { useT } from '@/hooks/useT';
import styles from './CalendarButton.module.css';
import CalendarWays from './CalendarWays';

/** Adds a date to the person's own calendar. */
export default function CalendarButton(props: ComponentProps<typeof CalendarWays>) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.box}>
      <PlainButton
        look="link"
        aria-expanded={isOpen}
        aria-label={t('content.calendar.addLabel', { title: props.event.title })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('content.calendar.add')}
        <span aria-hidden="true">{isOpen ? '▴' : '▾'}</span>
      </PlainButton>
      {isOpen && <CalendarWays {...props} />}
    </div>
  );
}
