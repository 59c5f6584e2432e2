import { LoadingOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';

interface BusyButtonProps extends Omit<ButtonProps, 'loading'> {
  isBusy: boolean;
}

/**
 * antd's button with a spinner while its action is under way. The spinner is given, because antd's own leaves by an
 * animation that may never end: its word "loading" would then stay in the button's name.
 */
export default function BusyButton({ isBusy, ...props }: BusyButtonProps) {
  const spinner = <LoadingOutlined aria-hidden="true" />;
  return <Button {...props} aria-busy={isBusy} loading={isBusy && { icon: spinner }} />;
}
