import { ProFormDigit } from '@ant-design/pro-components';
import type { ControlProps } from '../../controlProps';

/** A number, typed or changed by the arrow keys. */
export default function Digit({ item, control }: ControlProps) {
  return (
    <ProFormDigit
      {...item}
      // The form checks the limits; antd must not change what is typed to fit them.
      min={Number.MIN_SAFE_INTEGER}
      fieldProps={{ ...control, size: 'large', controls: false, style: fullWidth }}
    />
  );
}

const fullWidth = { inlineSize: '100%' };
