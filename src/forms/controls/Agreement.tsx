import { ProForm } from '@ant-design/pro-components';
import { Checkbox } from 'antd';
import type { ControlProps } from '../controlProps';

/** A single checkbox; its label may contain links. */
export default function Agreement({ field, item, control }: ControlProps) {
  const { label: _label, required: _required, ...rest } = item;
  const { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = control;
  return (
    <ProForm.Item {...rest} valuePropName="checked">
      <Checkbox
        id={id}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        aria-required={field.isRequired}
        disabled={field.isLocked}
      >
        {field.words ?? <span lang={field.labelLang}>{field.label}</span>}
      </Checkbox>
    </ProForm.Item>
  );
}
