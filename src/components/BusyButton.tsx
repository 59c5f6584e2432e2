import { LoadingOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { isSecondPress } from '@/utils/secondPress';

type BusyButtonProps = Omit<ButtonProps, 'loading'> & { isBusy: boolean };

/**
 * antd's button with a spinner while its action is running. It has its own spinner, because antd's spinner leaves by an
 * animation that may never end; its label "loading" then stays in the button's accessible name. The second press of a
 * double click does nothing, even where the first one's action has ended by then.
 */
export default function BusyButton({ isBusy, onClick, ...props }: BusyButtonProps) {
  const spinner = <LoadingOutlined aria-hidden="true" />;
  const press = (event: MouseEvent<HTMLElement>) => {
    // Keeps the form from being submitted, too.
    if (isSecondPress(event)) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button {...props} onClick={press} aria-busy={isBusy} loading={isBusy && { icon: spinner }} />
  );
}
