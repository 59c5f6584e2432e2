import HomePage from './HomePage';
import ActivitiesSection from './sections/ActivitiesSection';
import BannersSection from './sections/BannersSection';
import EnterprisesSection from './sections/EnterprisesSection';
import PositionsSection from './sections/PositionsSection';
import RegionsSection from './sections/RegionsSection';

/** The home page that leads with enterprises and regions (spec §2, /home3). */
export default function EnterprisesHomeScreen() {
  return (
    <HomePage
      variant="enterprises"
      lead={
        <>
          <EnterprisesSection />
          <RegionsSection />
          <BannersSection />
        </>
      }
      main={
        <>
          <PositionsSection sort="closing" />
          <PositionsSection sort="newest" />
          <ActivitiesSection />
        </>
      }
    />
  );
}
