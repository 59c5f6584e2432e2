import { Link } from '@umijs/max';
import ActionLink from '@/components/ActionLink';
import Failure from '@/components/Failure';
import { useHeadingFocus } from '@/hooks/useHeadingFocus';
import { useT } from '@/hooks/useT';
import PositionSearch from '../PositionSearch';
import styles from './Hero.module.css';
import { useCounts } from './useHome';

export interface HeroProps {
  /** Which home page: named after its first section. */
  variant: 'positions' | 'activities' | 'enterprises';
}

/** What the portal is for, and the search. */
export default function Hero({ variant }: HeroProps) {
  const t = useT();
  const heading = useHeadingFocus();
  return (
    <div>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t(`home.hero.${variant}.title`)}
        </h1>
        <p className={styles.intro}>{t(`home.hero.${variant}.intro`)}</p>
      </div>
      <div className={styles.card}>
        {/* The page has a section for regions, so the search leaves them out. */}
        <PositionSearch isKeywordOnly={variant === 'enterprises'} />
        {variant === 'positions' && <Entrances />}
        <Counts />
      </div>
    </div>
  );
}

/** Whom the portal is for, with the sources of a search. */
const entrances = {
  service: ['veteran'],
  graduate: ['graduate'],
  family: ['spouse', 'martyrFamily'],
} as const;

/** What closes soon for people like the reader, each a search with its filters. */
function Entrances() {
  const t = useT();
  return (
    <nav className={styles.entrances} aria-label={t('home.entrances.label')}>
      <span>{t('home.entrances.label')}</span>
      {(['service', 'graduate', 'family'] as const).map((key) => (
        <ActionLink key={key} size="medium" to={closingFor(entrances[key])}>
          {t(`home.entrances.${key}`)}
        </ActionLink>
      ))}
    </nav>
  );
}

function closingFor(sources: readonly string[]): string {
  return `/searchPosition/all?${new URLSearchParams({ source: sources.join(), state: 'open', sort: 'closing' })}`;
}

const types = ['social', 'campus', 'intern'] as const;

/** The number of open positions by type, each with a link, and the number of people wanted. */
function Counts() {
  const t = useT();
  const { data, error, isLoading, refresh } = useCounts();
  if (error && !data) {
    return <Failure title={t('home.counts.failed')} onRetry={refresh} isRetrying={isLoading} />;
  }
  const number = (count: number | undefined) =>
    count === undefined ? (
      <span className={`${styles.number} bone`} style={{ width: '3em' }} />
    ) : (
      <span className={styles.number}>{t('home.counts.value', { count })}</span>
    );
  return (
    <ul className={styles.list} aria-label={t('home.counts.title')} aria-busy={!data}>
      {types.map((type) => (
        <li key={type}>
          <Link className={styles.count} to={`/searchPosition/${type}?state=open`}>
            {number(data?.[type])} <span>{t(`home.counts.${type}`)}</span>
          </Link>
        </li>
      ))}
      <li className={styles.count}>
        {number(data?.headcount)} <span>{t('home.counts.headcount')}</span>
      </li>
    </ul>
  );
}
