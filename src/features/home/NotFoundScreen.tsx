import ActionLink from '@/components/ActionLink';
import PageHead from '@/components/PageHead';
import { useT } from '@/hooks/useT';
import styles from './Outcome.module.css';
import PositionSearch from './PositionSearch';

/** An unknown path: says so, and offers the search and a way home. */
export default function NotFoundScreen() {
  const t = useT();
  return (
    <div className={styles.column}>
      <PageHead title={t('frame.notFound.title')} intro={t('frame.notFound.hint')} />
      <PositionSearch isKeywordOnly />
      <ActionLink className={styles.home} to="/home">
        {t('frame.notFound.home')}
      </ActionLink>
    </div>
  );
}
