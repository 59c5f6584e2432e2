import { Link } from '@umijs/max';
import { Alert, Flex } from 'antd';
import { correctionHref } from '@/features/resume/shared/entrances';
import { useFieldWords } from '@/features/resume/shared/useFieldWords';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import styles from './DeliveryCard.module.css';
import { nextLinkOf } from './nextLink';
import NextActionText from './shared/NextActionText';
import StatusText from './shared/StatusText';
import { statusSentenceOf } from './shared/statusSentence';

/**
 * The status of a delivery in a sentence, who has to act and by when; for a failed review, the reason and the
 * corrections.
 */
export default function StatusPanel({ delivery }: { delivery: Delivery }) {
  const t = useT();
  const wordsOf = useFieldWords();
  const { status, reason, fields = [], applyId } = delivery;
  const isOutcome = statusSentenceOf(delivery)?.actor === 'nobody';
  const hasNext = Boolean(delivery.nextAction) && !isOutcome;
  const canCorrect = nextLinkOf(delivery)?.type === 'mend';

  return (
    <>
      {status === 'hired' && <p className={styles.headline}>{t('deliveries.status.hired')}</p>}
      <p
        className={hasNext ? styles.rest : undefined}
        style={{ margin: 0, fontWeight: isOutcome ? 600 : undefined }}
      >
        <StatusText delivery={delivery} isWithActor />
      </p>
      <NextActionText delivery={delivery} />
      {reason && (
        <Alert
          className={styles.rest}
          type="error"
          role="note"
          title={
            <>
              {t('deliveries.reason')}
              <span lang="zh-CN">{reason}</span>
            </>
          }
        />
      )}
      {canCorrect && fields.length > 0 && (
        <Flex wrap gap="0 12px" align="center" className={styles.rest}>
          <span>{t('deliveries.mend.fields')}</span>
          <Flex wrap component="ul" gap="0 16px" className={`bare ${styles.mend}`}>
            {fields.map((path) => (
              <li key={path}>
                <Link to={correctionHref(applyId, path)}>{wordsOf(path)}</Link>
              </li>
            ))}
          </Flex>
        </Flex>
      )}
    </>
  );
}
