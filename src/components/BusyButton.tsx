import { LoadingOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';

interface BusyButtonProps extends Omit<ButtonProps, 'loading'> {
  isBusy: boolean;
}

/**
 * antd's button with a spinner while its action is running. It has its own spinner, because antd's spinner leaves by an
 * animation that may never end; its label "loading" then stays in the button's accessible name.
 */
export default function BusyButton({ isBusy, ...props }: BusyButtonProps) {
  const spinner = <LoadingOutlined aria-hidden="true" />;
  return <Button {...props} aria-busy={isBusy} loading={isBusy && { icon: spinner }} />;
}
