import { ProForm } from '@ant-design/pro-components';
import { Input } from 'antd';
import type { ControlProps } from '../controlProps';
import { useCleaned } from './useCleaned';

/** A text of several lines. */
export default function TextArea({ field, item, control }: ControlProps) {
  return (
    <ProForm.Item {...item}>
      <Lines control={control} disabled={field.isLocked} max={field.maxLength} />
    </ProForm.Item>
  );
}

interface LinesProps {
  control: ControlProps['control'];
  disabled: boolean | undefined;
  max: number | undefined;
  /** From the form item. */
  value?: unknown;
  onChange?: (text: string) => void;
}

function Lines({ control, disabled, max, value, onChange }: LinesProps) {
  return (
    <Input.TextArea
      {...control}
      {...useCleaned('textarea', { value, onChange })}
      size="large"
      rows={4}
      disabled={disabled}
      // Counts the characters without cutting: pasted text is never lost.
      count={max ? { show: true, max } : undefined}
    />
  );
}
