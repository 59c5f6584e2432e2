import { useHeadingFocus } from '@/hooks/useHeadingFocus';
import { useT } from '@/hooks/useT';
import PositionSearch from '../PositionSearch';
import Counts from './Counts';
import styles from './Hero.module.css';

export interface HeroProps {
  /** Which of the home pages: what it leads with. */
  variant: 'positions' | 'activities' | 'enterprises';
}

/** What this place is for, and the shortest way into it. */
export default function Hero({ variant }: HeroProps) {
  const t = useT();
  const heading = useHeadingFocus();
  return (
    <div className={styles.hero}>
      <div>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t(`home.hero.${variant}.title`)}
        </h1>
        <p className={styles.intro}>{t(`home.hero.${variant}.intro`)}</p>
      </div>
      {/* Where regions are a section of their own, the search need not fetch them too. */}
      <PositionSearch isKeywordOnly={variant === 'enterprises'} />
      <Counts />
    </div>
  );
}
