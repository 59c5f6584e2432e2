import { useT } from '@/hooks/useT';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import HomePage from './HomePage';
import ActivitiesSection from './sections/ActivitiesSection';
import BannersSection from './sections/BannersSection';
import EnterprisesSection from './sections/EnterprisesSection';
import PositionsSection from './sections/PositionsSection';
import Section, { SectionSkeleton } from './sections/Section';

/** The home page that starts with activities and the calendar (spec §2, /home2). */
export default function ActivitiesHomeScreen() {
  return (
    <HomePage
      variant="activities"
      lead={
        <>
          <ActivitiesSection />
          <DatesSection />
          <BannersSection />
        </>
      }
      main={
        <>
          <PositionsSection sort="closing" />
          <PositionsSection sort="newest" />
          <EnterprisesSection />
        </>
      }
    />
  );
}

const Dates = lazyWithRetry(
  () => import(/* webpackChunkName: "activity-calendar" */ './sections/Dates'),
);

/** The activities and the dates of notices in a month. */
function DatesSection() {
  const t = useT();
  return (
    <Section
      title={t('home.dates.title')}
      more={{ label: t('home.dates.more'), to: '/applyActivity?view=month' }}
      // As high as a head, the weekdays and six weeks.
      placeholder={<SectionSkeleton rows={6} height={199} narrowHeight={143} />}
    >
      <Dates />
    </Section>
  );
}
