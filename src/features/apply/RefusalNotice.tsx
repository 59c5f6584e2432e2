import { useLocation } from '@umijs/max';
import { Button } from 'antd';
import ActionLink from '@/components/ActionLink';
import Outcome from '@/components/Outcome';
import SimilarPositions from '@/features/positions/shared/SimilarPositions';
import { useT } from '@/hooks/useT';
import { messageLangOf, messageOf } from '@/request/failure';
import type { TargetKind } from '@/services/types';
import { type ApplyRefusal, refusalDetails, refusalLinks } from './refusal';

interface RefusalNoticeProps {
  refusal: ApplyRefusal;
  error: unknown;
  kind: TargetKind;
  targetId: string;
  /** Present where another session can still be chosen. */
  onOtherSession?: () => void;
  /** Present in place of a step: the application was there before, so that what was not found is the application itself. */
  onAnew?: () => void;
}

/** Why the person cannot apply, and what the person can do; shown before any work is lost. */
export default function RefusalNotice(props: RefusalNoticeProps) {
  const { refusal, error, kind, targetId, onOtherSession, onAnew } = props;
  const t = useT();
  const { pathname, search } = useLocation();
  const { limit, deliveryId } = refusalDetails(error);
  const [main, other] = refusalLinks(refusal, kind, { targetId, deliveryId });
  const isOtherSession = refusal === 'SESSION_FULL' && onOtherSession !== undefined;
  // In place of a step, whose button had the focus and may have stood far below.
  const isFresh = onAnew !== undefined;
  const isDeleted = refusal === 'NOT_FOUND' && isFresh;
  return (
    <>
      <div role={isFresh ? undefined : 'alert'}>
        <Outcome
          status="warning"
          isFresh={isFresh}
          title={t(isDeleted ? `apply.deleted.${kind}` : `apply.refusal.${refusal}.${kind}`)}
          hint={
            <>
              <span lang={messageLangOf(error)}>{messageOf(error)}</span>
              {limit && <span>{` ${t('apply.limit', { ...limit })}`}</span>}
            </>
          }
          actions={
            <>
              {isOtherSession && (
                <Button type="primary" size="large" onClick={onOtherSession}>
                  {t('apply.refusal.otherSession')}
                </Button>
              )}
              {isDeleted && (
                <Button type="primary" size="large" onClick={onAnew}>
                  {t('apply.deleted.again')}
                </Button>
              )}
              {!isOtherSession && (
                <ActionLink isMain={!isDeleted} to={main.to}>
                  {t(main.label)}
                </ActionLink>
              )}
              {other && <ActionLink to={other.to}>{t(other.label)}</ActionLink>}
            </>
          }
        />
      </div>
      {refusal === 'TARGET_CLOSED' && kind === 'position' && (
        <SimilarPositions recruitmentId={targetId} backPath={pathname + search} />
      )}
    </>
  );
}
