import { Link } from '@umijs/max';
import { mendHrefFor } from '@/features/resume/shared/entrances';
import { useFieldWords } from '@/features/resume/shared/useFieldWords';
import { useT } from '@/hooks/useT';
import type { Delivery } from '@/services/types';
import NextStep from './NextStep';
import styles from './Standing.module.css';
import { nextActionOf } from './shared/lifecycle';
import { standingOf } from './shared/standing';

/** Where a delivery stands, who acts, by when; why it was refused and what to mend. */
export default function Standing({ delivery }: { delivery: Delivery }) {
  const t = useT();
  const wordsOf = useFieldWords();
  const { kind, status, positionState, reason, fields = [], applyId } = delivery;
  const standing = standingOf(status, kind, positionState);
  const canMend = nextActionOf(status, kind, positionState) === 'mend';
  const isLate = status === 'draft' && !delivery.nextAction;
  const lastRemark = delivery.timeline.at(-1)?.remark;

  return (
    <div className={styles.standing}>
      <p className={standing?.actor === 'nobody' ? styles.outcome : undefined}>
        {standing && t(isLate ? 'deliveries.standing.draftClosed' : standing.key)}
        {standing &&
          !isLate &&
          standing.actor !== 'nobody' &&
          ` ${t(`deliveries.actor.${standing.actor}`)}`}
        {/* A state that the portal does not know is told in the server's own words. */}
        {!standing && <span lang="zh-CN">{lastRemark ?? status}</span>}
      </p>
      <NextStep delivery={delivery} />
      {reason && (
        <p className={styles.reason}>
          {t('deliveries.reason')}
          <span lang="zh-CN">{reason}</span>
        </p>
      )}
      {canMend && fields.length > 0 && (
        <div className={styles.mend}>
          <span>{t('deliveries.mend.fields')}</span>
          <ul>
            {fields.map((path) => (
              <li key={path}>
                <Link to={mendHrefFor(applyId, path)}>{wordsOf(path)}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
