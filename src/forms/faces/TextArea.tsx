import { ProForm } from '@ant-design/pro-components';
import { Input } from 'antd';
import type { FaceProps } from '../faceProps';
import PaintFirst from '../PaintFirst';

/** A text of several lines. */
export default function TextArea({ field, item, control }: FaceProps) {
  return (
    <ProForm.Item {...item}>
      <PaintFirst>
        <Input.TextArea
          {...control}
          rows={4}
          disabled={field.isLocked}
          // Counts the characters without cutting: pasted text is never lost.
          count={field.maxLength ? { show: true, max: field.maxLength } : undefined}
        />
      </PaintFirst>
    </ProForm.Item>
  );
}
