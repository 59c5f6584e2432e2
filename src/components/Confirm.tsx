import { lazyWithRetry } from '@/utils/lazyWithRetry';
import type { ConfirmDialogProps } from './ConfirmDialog';
import LateBoundary from './LateBoundary';

/** Fetches the dialog; called early where a question is likely. */
export const loadDialog = () => import(/* webpackChunkName: "confirm" */ './ConfirmDialog');

const ConfirmDialog = lazyWithRetry(loadDialog);

/**
 * Asks before an action, by default one that cannot be undone. The dialog brings antd's Modal, so it is fetched when it is
 * asked for.
 */
export default function Confirm(props: ConfirmDialogProps) {
  return (
    <LateBoundary onFailed={() => props.onClose(false)}>
      <ConfirmDialog {...props} />
    </LateBoundary>
  );
}
