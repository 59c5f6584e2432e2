import type { ConfirmDialogProps } from './ConfirmDialog';
import LatePart from './LatePart';

/** Fetches the dialog; called early where a question is likely. */
export const loadDialog = () => import(/* webpackChunkName: "confirm" */ './ConfirmDialog');

/**
 * Asks before an action, by default one that cannot be undone. The dialog brings antd's Modal, so it is fetched when it is
 * asked for.
 */
export default function Confirm(props: ConfirmDialogProps) {
  return <LatePart load={loadDialog} props={props} onFailed={() => props.onClose(false)} />;
}
