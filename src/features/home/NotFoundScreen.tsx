import ActionLink from '@/components/ActionLink';
import PageHead from '@/components/PageHead';
import { useT } from '@/hooks/useT';
import styles from './Outcome.module.css';
import PositionSearch from './PositionSearch';

/** The page for an unknown path, with the search and a link to the home page. */
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
