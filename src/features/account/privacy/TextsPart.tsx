import { Tag } from 'antd';
import AsyncContent from '@/components/AsyncContent';
import Message from '@/components/Message';
import Sentence from '@/components/Sentence';
import SkeletonLines from '@/components/SkeletonLines';
import Time from '@/components/Time';
import PolicyDetails from '@/features/content/shared/PolicyDetails';
import { usePrivacyTexts } from '@/features/content/shared/usePrivacyTexts';
import { useT } from '@/hooks/useT';
import type { ConsentRecord, PolicyText } from '@/services/types';
import { agreedTexts, formerConsents } from './consents';
import styles from './Privacy.module.css';

/** The privacy texts, each with the version that the person agreed to, and when. */
export default function TextsPart({ consents }: { consents: readonly ConsentRecord[] }) {
  const t = useT();
  const { data, ...request } = usePrivacyTexts();
  return (
    <AsyncContent
      data={data}
      request={request}
      failureTitle={t('account.texts.failed')}
      skeleton={<TextsSkeleton />}
    >
      {(texts) => <Texts texts={texts} consents={consents} />}
    </AsyncContent>
  );
}

/** As high as three texts, so that what stands below does not move from under a finger. */
export function TextsSkeleton() {
  return (
    <div className={styles.waiting}>
      <SkeletonLines rows={3} />
    </div>
  );
}

interface TextsProps {
  texts: readonly PolicyText[];
  consents: readonly ConsentRecord[];
}

function Texts({ texts, consents }: TextsProps) {
  const t = useT();
  return (
    <>
      {agreedTexts(texts, consents).map(({ text, consent, isOutdated }) => (
        <PolicyDetails
          key={text.docId}
          text={text}
          note={
            <>
              {isOutdated && <Tag color="warning">{t('account.texts.newer')}</Tag>}
              <span className={styles.agreed}>
                {consent ? (
                  <Message
                    id="account.texts.agreed"
                    values={{
                      version: <bdi>{consent.version}</bdi>,
                      // An exact time without a tooltip: it is inside a summary element, which itself takes the focus.
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
      {formerConsents(texts, consents).map(({ docId, version, agreedAt }) => (
        <p key={`${docId} ${version}`} className={styles.agreed}>
          <Sentence id="account.texts.former" values={{ docId, version }} />{' '}
          <Time value={agreedAt} />
        </p>
      ))}
    </>
  );
}
