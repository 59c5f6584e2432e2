import { useHeadingFocus } from '@/hooks/useHeadingFocus';
import { useT } from '@/hooks/useT';
import PositionSearch from '../PositionSearch';
import Counts from './Counts';
import styles from './Hero.module.css';

export interface HeroProps {
  /** Which home page: named after its first section. */
  variant: 'positions' | 'activities' | 'enterprises';
}

/** What the portal is for, and the search. */
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
      {/* The page has a section for regions, so the search leaves them out. */}
      <PositionSearch isKeywordOnly={variant === 'enterprises'} />
      <Counts />
    </div>
  );
}
