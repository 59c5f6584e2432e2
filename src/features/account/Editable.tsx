import { Button, Flex } from 'antd';
import { type ReactNode, useState } from 'react';

interface EditableProps {
  value: ReactNode;
  action: string;
  children: (close: () => void) => ReactNode;
}

/**
 * A value with a button that opens the form to change it. The form's first field takes the focus (`hasFocus`);
 * afterwards the button gets it back.
 */
export default function Editable({ value, action, children }: EditableProps) {
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new');
  return (
    <>
      <Flex wrap gap="4px 16px" align="center" justify="space-between" style={{ minHeight: 44 }}>
        <bdi style={{ minWidth: 0, fontSize: 'var(--ant-font-size-lg)', overflowWrap: 'anywhere' }}>
          {value}
        </bdi>
        {state !== 'open' && (
          <Button
            size="large"
            // Also on a line of its own at the end, as on the other cards.
            style={{ marginInlineStart: 'auto' }}
            autoFocus={state === 'closed'}
            onClick={() => setState('open')}
          >
            {action}
          </Button>
        )}
      </Flex>
      {state === 'open' && children(() => setState('closed'))}
    </>
  );
}
