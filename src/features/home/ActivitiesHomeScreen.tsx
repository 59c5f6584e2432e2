import HomePage from './HomePage';
import ActivitiesSection from './sections/ActivitiesSection';
import BannersSection from './sections/BannersSection';
import DatesSection from './sections/DatesSection';
import EnterprisesSection from './sections/EnterprisesSection';
import PositionsSection from './sections/PositionsSection';

/** The home page that leads with activities and the calendar of dates (spec §2, /home2). */
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
