import { Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useFocusReturn } from '@/hooks/useFocusReturn';
import { useT } from '@/hooks/useT';
import { ignoreReported } from '@/request/errorHandler';

export interface ConfirmDialogProps {
  title: ReactNode;
  consequence: ReactNode;
  action: string;
  /** "Cancel" by default. */
  refusal?: string;
  /** The action can be undone. */
  isHarmless?: boolean;
  /** Runs the action. When it fails, the request runtime shows the error; the dialog closes either way. */
  onConfirm?: () => Promise<void>;
  onClose: (isConfirmed: boolean) => void;
}

/** Asks before an action; confirming runs it once. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, consequence, action, refusal, isHarmless, onConfirm, onClose } = props;
  const t = useT();
  const [isRunning, setRunning] = useState(false);
  useFocusReturn();
  const confirm = async () => {
    if (isRunning) return;
    setRunning(true);
    await onConfirm?.().catch(ignoreReported);
    onClose(true);
  };
  return (
    <Modal
      open
      title={title}
      width={isHarmless ? 560 : undefined}
      okText={action}
      cancelText={refusal ?? t('common.cancel')}
      okButtonProps={{ danger: !isHarmless, size: 'large' }}
      cancelButtonProps={{ size: 'large', disabled: isRunning }}
      confirmLoading={isRunning}
      onOk={confirm}
      onCancel={() => onClose(false)}
    >
      {consequence}
    </Modal>
  );
}
