import { lazy } from 'react';
import { useT } from '@/hooks/useT';
import Later from './Later';
import Section from './Section';

const Dates = lazy(() => import(/* webpackChunkName: "activity-calendar" */ './Dates'));

/** A head, its weekdays and five weeks. */
const height = 640;

/** The month's activities and the dates of notices, on their days. */
export default function DatesSection() {
  const t = useT();
  return (
    <Section
      title={t('home.dates.title')}
      more={{ label: t('home.dates.more'), to: '/applyActivity?view=month' }}
    >
      <Later height={height}>
        <Dates />
      </Later>
    </Section>
  );
}
