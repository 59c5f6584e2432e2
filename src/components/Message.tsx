import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import styles from './Message.module.css';

export type MessageAction =
  | { label: string; onClick: () => void; isLoading?: boolean }
  | { label: string; to: string };

interface MessageProps {
  /** What this is, or what happened. */
  title: string;
  /** What to do. */
  hint?: ReactNode;
  action?: MessageAction;
  role?: 'alert' | 'status';
  /** Level of the title where it is the page's own heading. */
  headingLevel?: 1 | 2 | 3;
  isCompact?: boolean;
}

/** One sentence what this is, one what to do, one button: empty, failed and finished states share it. */
export default function Message(props: MessageProps) {
  const { title, hint, action, role, headingLevel, isCompact } = props;
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div className={isCompact ? styles.compact : styles.message} role={role}>
      <Title className={styles.title}>{title}</Title>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <MessageButton action={action} />}
    </div>
  );
}

function MessageButton({ action }: { action: MessageAction }) {
  if ('to' in action) {
    return (
      <Link className={styles.link} to={action.to}>
        {action.label}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={styles.link}
      disabled={action.isLoading}
      onClick={action.onClick}
    >
      {action.label}
    </button>
  );
}
