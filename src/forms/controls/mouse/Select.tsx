import { ProFormSelect } from '@ant-design/pro-components';
import { useClearButton } from '@/hooks/useClearButton';
import { usePinyin } from '@/hooks/usePinyin';
import type { ControlProps } from '../../controlProps';

/** Up to this number, all options are rendered at once, so that a screen reader can count them. */
const drawnAtOnce = 100;

/** A choice of one among many options, found by characters, pinyin or initials. */
export default function Select({ field, item, control }: ControlProps) {
  const clearButton = useClearButton();
  const { isFound, load } = usePinyin();
  const options = (field.options ?? []).map(({ code, ...word }) => ({ value: code, ...word }));
  const langOf = (code: unknown) => options.find(({ value }) => value === code)?.lang;
  return (
    <ProFormSelect
      {...item}
      options={options}
      formItemProps={emptyAsNone}
      fieldProps={{
        ...control,
        placeholder: field.placeholder,
        size: 'large',
        // Not antd's `showSearch: { filterOption }`, which pro-components' own filter overrides.
        showSearch: true,
        filterOption: (typed: string, option?: { label?: unknown }) =>
          isFound(String(option?.label ?? ''), typed),
        optionRender: ({ label, value }) => <span lang={langOf(value)}>{label}</span>,
        labelRender: ({ label, value }) => <span lang={langOf(value)}>{label ?? value}</span>,
        virtual: options.length > drawnAtOnce,
        allowClear: !field.isRequired && clearButton,
        onFocus: load,
      }}
    />
  );
}

const emptyAsNone = {
  getValueProps: (value: unknown) => ({ value: value === '' ? undefined : value }),
};
