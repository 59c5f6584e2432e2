import { lazy } from 'react';
import Later from '@/components/Later';
import { useT } from '@/hooks/useT';
import styles from './DatesSection.module.css';
import Section from './Section';

const Dates = lazy(() => import(/* webpackChunkName: "activity-calendar" */ './Dates'));

/** The month's activities and the dates of notices, on their days. */
export default function DatesSection() {
  const t = useT();
  return (
    <Section
      title={t('home.dates.title')}
      more={{ label: t('home.dates.more'), to: '/applyActivity?view=month' }}
    >
      <Later placeholder={<div className={styles.waiting} />}>
        <Dates />
      </Later>
    </Section>
  );
}
