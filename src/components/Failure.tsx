import { useNetwork } from 'ahooks';
import { useRef } from 'react';
import { useFocusHandedOn } from '@/hooks/useFocusHandedOn';
import { useT } from '@/hooks/useT';
import { busyMessageOf } from '@/request/failure';
import State from './State';

interface FailureProps {
  onRetry: () => void;
  isRetrying?: boolean;
  title?: string;
  /** What may help; by default to try again. */
  hint?: string;
  isFramed?: boolean;
  /** What went wrong; a busy server may have said when to try again. */
  error?: unknown;
}

/**
 * The error state of a part of a screen. The request runtime has already shown the error itself; this part says what is
 * missing and offers a retry.
 */
export default function Failure(props: FailureProps) {
  const t = useT();
  const area = useRef<HTMLDivElement>(null);
  useFocusHandedOn(area);
  const { online } = useNetwork();
  const { onRetry, isRetrying, title, isFramed, error } = props;
  const hint = props.hint ?? t('common.failure.hint');
  return (
    <div ref={area}>
      <State
        role="alert"
        title={title ?? t('common.failure.title')}
        hint={busyMessageOf(error) ?? (online === false ? t('common.failure.offlineHint') : hint)}
        action={{ label: t('common.retry'), onClick: onRetry, isLoading: isRetrying }}
        isFramed={isFramed}
      />
    </div>
  );
}
