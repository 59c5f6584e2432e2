import { useAccess } from '@umijs/max';
import styles from './HomeScreen.module.css';
import EnterprisesSection from './sections/EnterprisesSection';
import FlowSection from './sections/FlowSection';
import Hero from './sections/Hero';
import NoticesSection from './sections/NoticesSection';
import PositionsSection from './sections/PositionsSection';
import QuestionsSection from './sections/QuestionsSection';
import TodoSection from './sections/TodoSection';

/** The home page: search first, then what waits for the candidate, then what is new. */
export default function HomeScreen() {
  const { canUseCandidateScreens } = useAccess();
  return (
    <div className={styles.home}>
      <Hero />
      {canUseCandidateScreens && <TodoSection />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <PositionsSection sort="newest" />
          <PositionsSection sort="closing" />
          <EnterprisesSection />
        </div>
        <div className={styles.column}>
          <NoticesSection />
          <FlowSection />
          <QuestionsSection />
        </div>
      </div>
    </div>
  );
}
