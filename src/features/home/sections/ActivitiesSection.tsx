import { useT } from '@/hooks/useT';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import Section, { SectionSkeleton } from './Section';

const OpenActivities = lazyWithRetry(
  () => import(/* webpackChunkName: "home-activities" */ './OpenActivities'),
);

const shown = 4;
const skeleton = <SectionSkeleton rows={shown} height={105} narrowHeight={242} />;

/** Activities that are open for enrolment. */
export default function ActivitiesSection() {
  const t = useT();
  return (
    <Section
      title={t('home.activities.title')}
      more={{ label: t('home.activities.more'), to: '/applyActivity' }}
      placeholder={skeleton}
    >
      <OpenActivities limit={shown} skeleton={skeleton} />
    </Section>
  );
}
