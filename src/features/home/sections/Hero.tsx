import { useHeadingFocus } from '@/hooks/useHeadingFocus';
import { useT } from '@/hooks/useT';
import PositionSearch from '../PositionSearch';
import Counts from './Counts';
import styles from './Hero.module.css';

/** What this place is for, and the shortest way into it. */
export default function Hero() {
  const t = useT();
  const heading = useHeadingFocus();
  return (
    <div className={styles.hero}>
      <div>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t('home.hero.title')}
        </h1>
        <p className={styles.intro}>{t('home.hero.intro')}</p>
      </div>
      <PositionSearch />
      <Counts />
    </div>
  );
}
