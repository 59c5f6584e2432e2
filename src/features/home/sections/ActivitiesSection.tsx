import { lazy } from 'react';
import Later from '@/components/Later';
import { useT } from '@/hooks/useT';
import { activitiesSkeleton } from './activitiesSkeleton';
import Section from './Section';
import SectionSkeleton from './SectionSkeleton';

const OpenActivities = lazy(
  () => import(/* webpackChunkName: "home-activities" */ './OpenActivities'),
);

/** Activities that one may enrol for now. */
export default function ActivitiesSection() {
  const t = useT();
  return (
    <Section
      title={t('home.activities.title')}
      more={{ label: t('home.activities.more'), to: '/applyActivity' }}
    >
      <Later placeholder={<SectionSkeleton {...activitiesSkeleton} />}>
        <OpenActivities />
      </Later>
    </Section>
  );
}
