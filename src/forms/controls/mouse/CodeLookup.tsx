import { ProFormSelect } from '@ant-design/pro-components';
import { useState } from 'react';
import { useClearButton } from '@/hooks/useClearButton';
import { useT } from '@/hooks/useT';
import type { ControlProps } from '../../controlProps';
import { listOf } from '../../lookup/useNamedText';
import { useNameSearch } from '../../lookup/useNameSearch';

/** A school or major from the server's list, found by characters, code or pinyin. The form holds its code. */
export default function CodeLookup({ field, item, control }: ControlProps) {
  const t = useT();
  const clearButton = useClearButton();
  const [typed, setTyped] = useState('');
  const { found, nameOf } = useNameSearch(listOf(field.type), typed);
  return (
    <ProFormSelect
      {...item}
      options={found.map(({ code, name }) => ({ value: code, label: name }))}
      formItemProps={{
        // Shows the entry's name although it is not among the suggestions; without a name, the code.
        getValueProps: (code: unknown) => ({
          value: code ? { value: code, label: nameOf(String(code)) ?? String(code) } : undefined,
        }),
        normalize: (chosen?: { value: string }) => chosen?.value,
      }}
      fieldProps={{
        ...control,
        placeholder: field.placeholder,
        size: 'large',
        labelInValue: true,
        showSearch: { filterOption: false, onSearch: setTyped },
        virtual: false,
        allowClear: !field.isRequired && clearButton,
        notFoundContent: t(typed === '' ? 'common.lookup.type' : 'common.lookup.none'),
      }}
    />
  );
}
