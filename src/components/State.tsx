import type { ReactNode } from 'react';
import ActionLink from './ActionLink';
import PlainButton from './PlainButton';
import styles from './State.module.css';

export type StateAction =
  | { label: string; onClick: () => void; isLoading?: boolean }
  | { label: string; to: string };

interface StateProps {
  title: string;
  hint?: ReactNode;
  action?: StateAction;
  /** status: there is no data; alert: something failed. */
  role?: 'alert' | 'status';
  /** Heading level of the title, where the title is the page's own heading. */
  headingLevel?: 1 | 2 | 3;
  /** On the page's own ground, where no card is around it. */
  isFramed?: boolean;
}

/** An empty or failed state: one sentence what it is, one what to do, one action. All lists have it in one size. */
export default function State(props: StateProps) {
  const { title, hint, action, role, headingLevel, isFramed } = props;
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  const look = headingLevel === 1 ? styles.page : styles.state;
  return (
    <div role={role} className={isFramed ? `surface ${look}` : look}>
      <Title className={styles.title}>{title}</Title>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && (
        <div className={styles.action}>
          {'to' in action ? (
            <ActionLink size="medium" to={action.to}>
              {action.label}
            </ActionLink>
          ) : (
            <PlainButton look="outlined" disabled={action.isLoading} onClick={action.onClick}>
              {action.label}
            </PlainButton>
          )}
        </div>
      )}
    </div>
  );
}
