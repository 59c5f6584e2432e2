import { FormattedMessage } from '@umijs/max';
import { Tag } from 'antd';
import Failure from '@/components/Failure';
import Time from '@/components/Time';
import Waiting from '@/components/Waiting';
import PolicyDetails from '@/features/content/shared/PolicyDetails';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import type { TextKey } from '@/locales/keys';
import { getPrivacyTexts } from '@/services/content';
import type { ConsentRecord } from '@/services/types';
import { agreedTexts, formerConsents } from './consents';
import styles from './Privacy.module.css';

const agreedKey: TextKey = 'account.texts.agreed';

/** The texts, each with the version that was agreed to and when. */
export default function TextsPart({ consents }: { consents: readonly ConsentRecord[] }) {
  const t = useT();
  const { data, error, loading, refresh } = useCall(() => getPrivacyTexts());
  if (!data) {
    if (error && !loading) {
      return <Failure isCompact title={t('account.texts.failed')} onRetry={refresh} />;
    }
    return <Waiting rows={3} />;
  }
  return (
    <>
      {agreedTexts(data, consents).map(({ text, consent, isOutdated }) => (
        <PolicyDetails
          key={text.docId}
          text={text}
          note={
            <>
              {isOutdated && <Tag color="warning">{t('account.texts.newer')}</Tag>}
              <span className={styles.agreed}>
                {consent ? (
                  <FormattedMessage
                    id={agreedKey}
                    values={{
                      version: consent.version,
                      // In a summary, which takes the focus itself.
                      time: <Time value={consent.agreedAt} isExact />,
                    }}
                  />
                ) : (
                  t('account.texts.notAgreed')
                )}
              </span>
            </>
          }
        />
      ))}
      {formerConsents(data, consents).map(({ docId, version, agreedAt }) => (
        <p key={`${docId} ${version}`} className="quiet">
          {t('account.texts.former', { docId, version })} <Time value={agreedAt} />
        </p>
      ))}
    </>
  );
}
