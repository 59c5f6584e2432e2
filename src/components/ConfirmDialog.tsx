import { Modal } from 'antd';
import { useState } from 'react';
import { useFocusReturn } from '@/hooks/useFocusReturn';
import { useT } from '@/hooks/useT';
import { ignoreReported } from '@/request/errorHandler';

export interface ConfirmDialogProps {
  title: string;
  consequence: string;
  action: string;
  /** Runs the action. When it fails, the request runtime shows the error; the dialog closes either way. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before an action that cannot be undone; confirming runs the action once. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, consequence, action, onConfirm, onClose } = props;
  const t = useT();
  const [isRunning, setRunning] = useState(false);
  useFocusReturn();
  const confirm = () => {
    if (isRunning) return;
    setRunning(true);
    onConfirm().catch(ignoreReported).finally(onClose);
  };
  return (
    <Modal
      open
      title={title}
      okText={action}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true, size: 'large' }}
      cancelButtonProps={{ size: 'large', disabled: isRunning }}
      confirmLoading={isRunning}
      onOk={confirm}
      onCancel={onClose}
    >
      {consequence}
    </Modal>
  );
}
