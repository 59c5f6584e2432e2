import { lazy, Suspense } from 'react';
import type { ConfirmDialogProps } from './ConfirmDialog';
import OverlayBoundary from './OverlayBoundary';

const loadDialog = () => import(/* webpackChunkName: "confirm" */ './ConfirmDialog');
let ConfirmDialog = lazy(loadDialog);

/** Asks before an action that cannot be undone. The dialog brings antd's Modal, so it is fetched when it is asked for. */
export default function Confirm(props: ConfirmDialogProps) {
  return (
    <OverlayBoundary
      onFailed={() => {
        ConfirmDialog = lazy(loadDialog);
        props.onClose();
      }}
    >
      <Suspense fallback={null}>
        <ConfirmDialog {...props} />
      </Suspense>
    </OverlayBoundary>
  );
}
