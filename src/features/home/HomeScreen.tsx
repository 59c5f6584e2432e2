import HomePage from './HomePage';
import ActivitiesSection from './sections/ActivitiesSection';
import BannersSection from './sections/BannersSection';
import EnterprisesSection from './sections/EnterprisesSection';
import FlowSection from './sections/FlowSection';
import NoticesSection from './sections/NoticesSection';
import PositionsSection from './sections/PositionsSection';
import QuestionsSection from './sections/QuestionsSection';

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
      side={
        <>
          <NoticesSection />
          <FlowSection />
          <QuestionsSection />
        </>
      }
    />
  );
}
