import { ProForm } from '@ant-design/pro-components';
import { Input } from 'antd';
import type { ControlProps } from '../controlProps';

/** A text of several lines. */
export default function TextArea({ field, item, control }: ControlProps) {
  return (
    <ProForm.Item {...item}>
      <Input.TextArea
        {...control}
        rows={4}
        disabled={field.isLocked}
        // Counts the characters without cutting: pasted text is never lost.
        count={field.maxLength ? { show: true, max: field.maxLength } : undefined}
      />
    </ProForm.Item>
  );
}
