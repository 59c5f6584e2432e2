import { Modal } from 'antd';
import { useState } from 'react';
import { useT } from '@/hooks/useT';
import { alreadySaid } from '@/request/alreadySaid';

interface ConfirmDialogProps {
  title: string;
  /** The consequence, before it happens. */
  consequence: string;
  /** The verb of what is confirmed. */
  action: string;
  /** A failure has been said by the request runtime; the dialog closes either way. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something that cannot be undone; one confirmation runs once. Load it lazily: it brings antd's Modal. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, consequence, action, onConfirm, onClose } = props;
  const t = useT();
  const [isRunning, setRunning] = useState(false);
  const confirm = () => {
    if (isRunning) return;
    setRunning(true);
    onConfirm().catch(alreadySaid).finally(onClose);
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
