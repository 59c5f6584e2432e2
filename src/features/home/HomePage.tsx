import { useAccess } from '@umijs/max';
import type { ReactNode } from 'react';
import CompareArea from '@/features/positions/shared/compare/CompareArea';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import styles from './HomePage.module.css';
import Hero, { type HeroProps } from './sections/Hero';
import SavedSection from './sections/SavedSection';
import SideSections from './sections/SideSections';
import TodoSection from './sections/TodoSection';

interface HomePageProps extends HeroProps {
  /** The first section of this variant, in full width. */
  lead?: ReactNode;
  main: ReactNode;
  side?: ReactNode;
}

/** The common parts of the home pages: what waits for the candidate, the search, then the sections. */
export default function HomePage({ lead, main, side = <SideSections />, ...hero }: HomePageProps) {
  const { canUseCandidateScreens } = useAccess();
  const isPhone = useMediaQuery('(max-width: 767px)');
  const todos = canUseCandidateScreens && <TodoSection limit={isPhone ? 2 : 4} />;
  return (
    <div className={styles.home}>
      {todos}
      <Hero {...hero} />
      <SavedSection />
      {lead}
      <div className={styles.columns}>
        <div className={styles.column}>{main}</div>
        <div className={styles.column}>{side}</div>
      </div>
      <CompareArea />
    </div>
  );
}
