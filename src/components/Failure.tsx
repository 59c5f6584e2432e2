import { useNetwork } from 'ahooks';
import { useT } from '@/hooks/useT';
import { busyMessageOf } from '@/request/failure';
import State from './State';

interface FailureProps {
  onRetry: () => void;
  isRetrying?: boolean;
  title?: string;
  isCompact?: boolean;
  /** What went wrong; a busy server may have said when to try again. */
  error?: unknown;
}

/**
 * The error state of a part of a screen. The request runtime has already shown the error itself; this part says what is
 * missing and offers a retry.
 */
export default function Failure({ onRetry, isRetrying, title, isCompact, error }: FailureProps) {
  const t = useT();
  const { online } = useNetwork();
  const hint = online === false ? 'common.failure.offlineHint' : 'common.failure.hint';
  return (
    <State
      role="alert"
      title={title ?? t('common.failure.title')}
      hint={busyMessageOf(error) ?? t(hint)}
      action={{ label: t('common.retry'), onClick: onRetry, isLoading: isRetrying }}
      isCompact={isCompact}
    />
  );
}
