import { ProForm } from '@ant-design/pro-components';
import { Select } from 'antd';
import { useState } from 'react';
import { useClearButton } from '@/hooks/useClearButton';
import { useT } from '@/hooks/useT';
import type { ControlProps } from '../../controlProps';
import { listOf } from '../../lookup/useNamedText';
import { useNameSearch } from '../../lookup/useNameSearch';

/**
 * A school or major from the server's list, found by characters, code or pinyin. The form holds its code. antd's own Select:
 * ProFormSelect keeps the searched text a second time and, after a choice, shows nothing of what is typed next.
 */
export default function CodeLookup({ field, item, control }: ControlProps) {
  const t = useT();
  const clearButton = useClearButton();
  const [typed, setTyped] = useState('');
  const { found, nameOf } = useNameSearch(listOf(field.type), typed);
  return (
    <ProForm.Item
      {...item}
      // Shows the entry's name although it is not among the suggestions; without a name, words for that.
      getValueProps={(code: unknown) => ({
        value: code ? { value: code, label: nameOf(String(code)) } : undefined,
      })}
      normalize={(chosen?: { value: string }) => chosen?.value}
    >
      <Select
        {...control}
        options={found.map(({ code, name }) => ({ value: code, label: name }))}
        placeholder={field.placeholder ?? t('common.choose')}
        size="large"
        disabled={field.isLocked}
        labelInValue
        showSearch={{ filterOption: false, onSearch: setTyped }}
        // A short list is whole to a screen reader.
        virtual={found.length > 100}
        allowClear={!field.isRequired && clearButton}
        notFoundContent={t(typed === '' ? 'common.lookup.type' : 'common.lookup.none')}
      />
    </ProForm.Item>
  );
}
