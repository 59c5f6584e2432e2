import { Empty } from 'antd';
import type { ReactNode } from 'react';
import ActionLink from './ActionLink';
import PlainButton from './PlainButton';

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
  isCompact?: boolean;
}

const titleLook = { margin: 0, color: 'var(--ant-color-text)', fontSize: 16, fontWeight: 600 };
/** A whole page's begins where all pages begin. */
const pageLook = { marginBlock: 0, paddingBlockEnd: 40, textAlign: 'start' } as const;

/** An empty or failed state: one sentence what it is, one what to do, one action. */
export default function State(props: StateProps) {
  const { title, hint, action, role, headingLevel, isCompact } = props;
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  const isPage = headingLevel === 1;
  const words = (
    <>
      <Title style={isPage ? { ...titleLook, fontSize: 24 } : titleLook}>{title}</Title>
      {hint && (
        <p style={{ maxWidth: '36em', margin: isPage ? '8px 0 0' : '8px auto 0' }}>{hint}</p>
      )}
    </>
  );
  return (
    <div role={role}>
      <Empty
        style={isPage ? pageLook : { marginBlock: 0, padding: isCompact ? '16px 8px' : '40px 8px' }}
        styles={{ image: role === 'status' && !isCompact ? {} : { display: 'none' } }}
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={words}
      >
        {action &&
          ('to' in action ? (
            <ActionLink size="medium" to={action.to}>
              {action.label}
            </ActionLink>
          ) : (
            <PlainButton look="outlined" disabled={action.isLoading} onClick={action.onClick}>
              {action.label}
            </PlainButton>
          ))}
      </Empty>
    </div>
  );
}
