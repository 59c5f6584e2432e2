import HomePage from './HomePage';
import ActivitiesSection from './sections/ActivitiesSection';
import BannersSection from './sections/BannersSection';
import EnterprisesSection from './sections/EnterprisesSection';
import PositionsSection from './sections/PositionsSection';

/** The home page: what is new among positions, and what one should know. */
export default function HomeScreen() {
  return (
    <HomePage
      variant="positions"
      lead={<BannersSection />}
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
