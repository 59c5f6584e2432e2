import { useLocation } from '@umijs/max';
import ActionLink from '@/components/ActionLink';
import PageHead from '@/components/PageHead';
import Sentence from '@/components/Sentence';
import { useT } from '@/hooks/useT';
import styles from './Outcome.module.css';

/** Greatest length of a message in characters, because anybody can write the query. */
const maxLength = 500;

/** The target of show type 9 (spec §8): shows the server's code and message from the query, as plain text. */
export default function ExceptionScreen() {
  const t = useT();
  const params = new URLSearchParams(useLocation().search);
  const code = params.get('errorCode')?.trim().slice(0, maxLength);
  const message = params.get('errorMessage')?.trim().slice(0, maxLength);
  return (
    <div className={styles.column}>
      <PageHead title={t('frame.exception.title')} />
      <p className={styles.text} lang={message ? 'zh-CN' : undefined}>
        {message || t('frame.exception.noMessage')}
      </p>
      {code && (
        <p className="quiet">
          <Sentence id="frame.exception.code" values={{ code }} />
        </p>
      )}
      <ActionLink className={styles.home} to="/home">
        {t('frame.notFound.home')}
      </ActionLink>
    </div>
  );
}
