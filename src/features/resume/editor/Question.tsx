import { Modal } from 'antd';
import type { ReactNode } from 'react';
import RichText from '@/components/RichText';

export interface QuestionProps {
  isOpen: boolean;
  title: ReactNode;
  content: ReactNode;
  /** A text of the server's instead of `content`. */
  html?: string;
  okText: string;
  cancelText: string;
  onAnswer: (isAgreed: boolean) => void;
  /** Called when the dialog has gone. */
  onClosed: () => void;
}

/** Asks before a section is saved. Load it lazily: it brings antd's Modal and the sanitiser. */
export default function Question(props: QuestionProps) {
  const { isOpen, title, content, html, okText, cancelText, onAnswer, onClosed } = props;
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
      {html === undefined ? content : <RichText html={html} />}
    </Modal>
  );
}
