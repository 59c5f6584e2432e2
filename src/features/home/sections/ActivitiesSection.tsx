import { lazy } from 'react';
import { useT } from '@/hooks/useT';
import Later from './Later';
import Section from './Section';

const OpenActivities = lazy(
  () => import(/* webpackChunkName: "home-activities" */ './OpenActivities'),
);

/** Four rows of two facts each. */
const height = 4 * 104;

/** Activities that one may enrol for now. */
export default function ActivitiesSection() {
  const t = useT();
  return (
    <Section
      title={t('home.activities.title')}
      more={{ label: t('home.activities.more'), to: '/applyActivity' }}
    >
      <Later height={height}>
        <OpenActivities />
      </Later>
    </Section>
  );
}
