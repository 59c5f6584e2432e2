import { useAccess } from '@umijs/max';
import type { ReactNode } from 'react';
import CompareArea from '@/features/positions/shared/compare/CompareArea';
import styles from './HomePage.module.css';
import Hero, { type HeroProps } from './sections/Hero';
import SavedSection from './sections/SavedSection';
import SideSections from './sections/SideSections';
import TodoSection from './sections/TodoSection';

interface HomePageProps extends HeroProps {
  /** What this variant leads with, across the page. */
  lead: ReactNode;
  main: ReactNode;
}

/** What the home pages have in common: search first, then what waits for the candidate, then what is to be found. */
export default function HomePage({ lead, main, ...hero }: HomePageProps) {
  const { canUseCandidateScreens } = useAccess();
  return (
    <div className={styles.home}>
      <Hero {...hero} />
      {canUseCandidateScreens && <TodoSection />}
      <SavedSection />
      {lead}
      <div className={styles.columns}>
        <div className={styles.column}>{main}</div>
        <div className={styles.column}>
          <SideSections />
        </div>
      </div>
      <CompareArea />
    </div>
  );
}
