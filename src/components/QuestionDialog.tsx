import { Modal } from 'antd';
import type { ReactNode } from 'react';

export interface QuestionDialogProps {
  isOpen: boolean;
  title: ReactNode;
  content: ReactNode;
  okText: string;
  cancelText: string;
  onAnswer: (isAgreed: boolean) => void;
  onClosed: () => void;
}

/** A question with two answers (hooks/useQuestion). Load it lazily: it brings antd's Modal. */
export default function QuestionDialog(props: QuestionDialogProps) {
  const { isOpen, title, content, okText, cancelText, onAnswer, onClosed } = props;
  return (
    <Modal
      open={isOpen}
      title={title}
      width={560}
      okText={okText}
      cancelText={cancelText}
      okButtonProps={{ size: 'large' }}
      cancelButtonProps={{ size: 'large' }}
      onOk={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
      afterClose={onClosed}
    >
      {content}
    </Modal>
  );
}
