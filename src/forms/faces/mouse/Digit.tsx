import { ProFormDigit } from '@ant-design/pro-components';
import type { FaceProps } from '../../faceProps';

/** A number, typed or stepped by the arrow keys. */
export default function Digit({ item, control }: FaceProps) {
  return (
    <ProFormDigit
      {...item}
      // Its bounds are said with the field's other rules, and nothing typed is changed to fit them.
      min={Number.MIN_SAFE_INTEGER}
      fieldProps={{ ...control, size: 'large', controls: false, style: fullWidth }}
    />
  );
}

const fullWidth = { inlineSize: '100%' };
