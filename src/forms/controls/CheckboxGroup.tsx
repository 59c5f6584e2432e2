import { ProFormCheckbox } from '@ant-design/pro-components';
import type { ControlProps } from '../controlProps';
import { codesOf } from '../values';

/** A choice of several among a few options. */
export default function CheckboxGroup({ field, item, control }: ControlProps) {
  const { 'aria-labelledby': labelledBy, id, 'aria-describedby': describedBy } = control;
  return (
    <ProFormCheckbox.Group
      {...item}
      options={(field.options ?? []).map(({ code, label }) => ({
        value: code,
        label: <span lang={field.optionsLang}>{label}</span>,
      }))}
      formItemProps={codesInForm}
      fieldProps={{
        id,
        role: 'group',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
      }}
    />
  );
}

const codesInForm = { getValueProps: (value: unknown) => ({ value: codesOf(value) }) };
