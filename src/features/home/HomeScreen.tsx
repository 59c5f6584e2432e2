import HomePage from './HomePage';
import ActivitiesSection from './sections/ActivitiesSection';
import BannersSection from './sections/BannersSection';
import EnterprisesSection from './sections/EnterprisesSection';
import PositionsSection from './sections/PositionsSection';

/** The home page: new positions, notices and questions. */
export default function HomeScreen() {
  return (
    <HomePage
      variant="positions"
      lead={<BannersSection isFirst />}
      main={
        <>
          <PositionsSection sort="newest" />
          <PositionsSection sort="closing" />
          <ActivitiesSection />
          <EnterprisesSection />
        </>
      }
    />
  );
}
