import { Link } from '@umijs/max';
import { Alert, Flex } from 'antd';
import { mendHrefFor } from '@/features/resume/shared/entrances';
import { useFieldWords } from '@/features/resume/shared/useFieldWords';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import { nextLinkOf } from './nextLink';
import styles from './Standing.module.css';
import NextAct from './shared/NextAct';
import StandingText from './shared/StandingText';
import { standingNow } from './shared/standing';

/** Where a delivery stands, who acts, by when; why it was refused and what to mend. */
export default function Standing({ delivery }: { delivery: Delivery }) {
  const t = useT();
  const wordsOf = useFieldWords();
  const { reason, fields = [], applyId } = delivery;
  const isOutcome = standingNow(delivery, Date.now())?.actor === 'nobody';
  const canMend = nextLinkOf(delivery)?.type === 'mend';

  return (
    <div className={styles.standing}>
      <p className={isOutcome ? styles.outcome : undefined}>
        <StandingText delivery={delivery} isWithActor />
      </p>
      <NextAct delivery={delivery} />
      {reason && (
        <Alert
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
      {canMend && fields.length > 0 && (
        <Flex wrap gap="0 12px" align="center">
          <span>{t('deliveries.mend.fields')}</span>
          <Flex wrap component="ul" gap="0 16px" className={styles.mend}>
            {fields.map((path) => (
              <li key={path}>
                <Link to={mendHrefFor(applyId, path)}>{wordsOf(path)}</Link>
              </li>
            ))}
          </Flex>
        </Flex>
      )}
    </div>
  );
}
