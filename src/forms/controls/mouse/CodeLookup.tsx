import { ProForm } from '@ant-design/pro-components';
import type { AutoCompleteProps } from 'antd';
import { useClearButton } from '@/hooks/useClearButton';
import { useT } from '@/hooks/useT';
import type { ControlProps } from '../../controlProps';
import { type CodeValue, useCodeText } from '../../lookup/useCodeText';
import { listOf } from '../../lookup/useNamedText';
import type { NameList } from '../../lookup/useNameSearch';
import NameBox from './NameBox';

/** A school or major from the server's list, found by characters, code or pinyin. */
export default function CodeLookup({ field, item, control }: ControlProps) {
  const t = useT();
  const clearButton = useClearButton();
  return (
    <ProForm.Item {...item}>
      <NameOfCode
        {...control}
        list={listOf(field.type)}
        placeholder={field.placeholder ?? t('common.choose')}
        disabled={field.isLocked}
        allowClear={!field.isRequired && clearButton}
      />
    </ProForm.Item>
  );
}

type NameOfCodeProps = Omit<AutoCompleteProps, keyof CodeValue> & CodeValue & { list: NameList };

function NameOfCode({ list, value, onChange, ...control }: NameOfCodeProps) {
  const t = useT();
  const written = useCodeText(list, { value, onChange });
  const { text, isTyped, found, choose, unlisted, focusProps } = written;
  return (
    <>
      <NameBox
        {...control}
        {...focusProps}
        value={text}
        found={found}
        notFoundContent={t(isTyped ? 'common.lookup.none' : 'common.lookup.type')}
        onName={choose}
      />
      <span role="status" className="quiet">
        {unlisted}
      </span>
    </>
  );
}
