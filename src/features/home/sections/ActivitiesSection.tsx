import { lazy } from 'react';
import LazySection from '@/components/LazySection';
import { useT } from '@/hooks/useT';
import { activitiesSkeleton } from './activitiesSkeleton';
import Section from './Section';
import SectionSkeleton from './SectionSkeleton';

const OpenActivities = lazy(
  () => import(/* webpackChunkName: "home-activities" */ './OpenActivities'),
);

/** Activities that are open for enrolment. */
export default function ActivitiesSection() {
  const t = useT();
  return (
    <Section
      title={t('home.activities.title')}
      more={{ label: t('home.activities.more'), to: '/applyActivity' }}
    >
      <LazySection placeholder={<SectionSkeleton {...activitiesSkeleton} />}>
        <OpenActivities />
      </LazySection>
    </Section>
  );
}
