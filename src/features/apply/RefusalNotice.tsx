import { Link, useLocation } from '@umijs/max';
import State, { type StateAction } from '@/components/State';
import SimilarPositions from '@/features/positions/shared/SimilarPositions';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/request/failure';
import type { TargetKind } from '@/services/types';
import styles from './RefusalNotice.module.css';
import { factsOfRefusal, type Refusal } from './refusal';
import { refusalWays } from './refusalWays';

interface RefusalNoticeProps {
  refusal: Refusal;
  error: unknown;
  kind: TargetKind;
  targetId: string;
  /** Where another session can still be chosen. */
  onOtherSession?: () => void;
}

/** Why one cannot apply, before any work is lost, and the ways on. */
export default function RefusalNotice(props: RefusalNoticeProps) {
  const { refusal, error, kind, targetId, onOtherSession } = props;
  const t = useT();
  const { pathname, search } = useLocation();
  const { limit, deliveryId } = factsOfRefusal(error);
  const [main, other] = refusalWays(refusal, kind, { targetId, deliveryId });
  const isOtherSession = refusal === 'SESSION_FULL' && onOtherSession !== undefined;
  const action: StateAction = isOtherSession
    ? { label: t('apply.refusal.otherSession'), onClick: onOtherSession }
    : { label: t(main.label), to: main.to };
  return (
    <>
      <State
        role="alert"
        headingLevel={2}
        title={t(`apply.refusal.${refusal}.${kind}`)}
        hint={
          <>
            <span lang="zh-CN">{messageOf(error)}</span>
            {limit && <> {t('apply.limit', { ...limit })}</>}
          </>
        }
        action={action}
      />
      {other && (
        <p className={styles.other}>
          <Link to={other.to}>{t(other.label)}</Link>
        </p>
      )}
      {refusal === 'TARGET_CLOSED' && kind === 'position' && (
        <SimilarPositions recruitmentId={targetId} backPath={pathname + search} />
      )}
    </>
  );
}
