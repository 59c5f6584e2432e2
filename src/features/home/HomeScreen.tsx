import { useMediaQuery } from '@/hooks/useMediaQuery';
import HomePage from './HomePage';
import ActivitiesSection from './sections/ActivitiesSection';
import BannersSection from './sections/BannersSection';
import EnterprisesSection from './sections/EnterprisesSection';
import PositionsSection from './sections/PositionsSection';

/**
 * The home page: new positions, notices and questions. On a phone the first positions come before the banners: their pictures
 * would fill its first view, and take a slow one three round trips.
 */
export default function HomeScreen() {
  const isPhone = useMediaQuery('(max-width: 767px)');
  return (
    <HomePage
      variant="positions"
      lead={!isPhone && <BannersSection isFirst />}
      main={
        <>
          <PositionsSection sort="newest" />
          {isPhone && <BannersSection />}
          <PositionsSection sort="closing" />
          <ActivitiesSection />
          <EnterprisesSection />
        </>
      }
    />
  );
}
