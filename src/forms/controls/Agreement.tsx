import { ProFormCheckbox } from '@ant-design/pro-components';
import type { ControlProps } from '../controlProps';

/** A single checkbox; its label may contain links. */
export default function Agreement({ field, item, control }: ControlProps) {
  const { label: _label, required: _required, ...rest } = item;
  const { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = control;
  return (
    <ProFormCheckbox
      {...rest}
      fieldProps={{
        id,
        'aria-describedby': describedBy,
        'aria-invalid': isInvalid,
        'aria-required': field.isRequired,
      }}
    >
      {field.words ?? <span lang={field.labelLang}>{field.label}</span>}
    </ProFormCheckbox>
  );
}
