import { useLocation } from '@umijs/max';
import ActionLink from '@/components/ActionLink';
import PageHead from '@/components/PageHead';
import { useT } from '@/hooks/useT';
import styles from './Outcome.module.css';

/** More than any message needs; the query is anyone's to write (characters). */
const longest = 500;

/** Where show type 9 leads (spec §8): the server's code and message from the query, as plain text. */
export default function ExceptionScreen() {
  const t = useT();
  const params = new URLSearchParams(useLocation().search);
  const code = params.get('errorCode')?.trim().slice(0, longest);
  const message = params.get('errorMessage')?.trim().slice(0, longest);
  return (
    <div className={styles.column}>
      <PageHead title={t('frame.exception.title')} />
      {message ? (
        <p className={styles.text} lang="zh-CN">
          {message}
        </p>
      ) : (
        <p className={styles.text}>{t('frame.exception.noMessage')}</p>
      )}
      {code && <p className="quiet">{t('frame.exception.code', { code })}</p>}
      <ActionLink className={styles.home} to="/home">
        {t('frame.notFound.home')}
      </ActionLink>
    </div>
  );
}
