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
  const options = (field.options ?? []).map(({ code, label }) => ({ value: code, label }));
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
