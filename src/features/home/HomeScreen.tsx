import HomePage from './HomePage';
import ActivitiesSection from './sections/ActivitiesSection';
import BannersSection from './sections/BannersSection';
import EnterprisesSection from './sections/EnterprisesSection';
import PositionsSection from './sections/PositionsSection';

/** The home page: after the search what closes soon and fairs to enrol for, then what is new, notices and questions. */
export default function HomeScreen() {
  return (
    <HomePage
      variant="positions"
      main={
        <>
          <PositionsSection sort="closing" />
          <ActivitiesSection />
          <BannersSection />
          <PositionsSection sort="newest" />
          <EnterprisesSection />
        </>
      }
    />
  );
}
