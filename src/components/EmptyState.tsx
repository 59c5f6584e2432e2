import Message, { type MessageAction } from './Message';

interface EmptyStateProps {
  title: string;
  hint?: string;
  action?: MessageAction;
  isCompact?: boolean;
}

/** An empty list: what it is, what to do, one way on. */
export default function EmptyState(props: EmptyStateProps) {
  return <Message {...props} role="status" />;
}
