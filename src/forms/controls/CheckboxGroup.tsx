import { ProForm } from '@ant-design/pro-components';
import { Checkbox } from 'antd';
import type { AriaAttributes, ComponentProps } from 'react';
import type { ControlProps } from '../controlProps';
import { codesOf } from '../values';

/** A choice of several among a few options. */
export default function CheckboxGroup({ field, item, control }: ControlProps) {
  const { 'aria-labelledby': labelledBy, id, 'aria-describedby': describedBy } = control;
  // antd gives them to its element, but its type does not know them.
  const own = { id, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy };
  return (
    <ProForm.Item {...item} getValueProps={(value: unknown) => ({ value: codesOf(value) })}>
      <Boxes
        {...own}
        role="group"
        disabled={field.isLocked}
        options={(field.options ?? []).map(({ code, label, lang }) => ({
          value: code,
          label: <span lang={lang}>{label}</span>,
        }))}
      />
    </ProForm.Item>
  );
}

/** A form item says `aria-required`, which no group may have. */
function Boxes({
  'aria-required': _required,
  ...group
}: ComponentProps<typeof Checkbox.Group> & AriaAttributes) {
  return <Checkbox.Group {...group} />;
}
