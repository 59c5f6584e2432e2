import { ProForm } from '@ant-design/pro-components';
import { choicesOf } from '@/components/select/choices';
import MouseSelect from '@/components/select/MouseSelect';
import { useClearButton } from '@/hooks/useClearButton';
import { useT } from '@/hooks/useT';
import type { ControlProps } from '../../controlProps';
import { textOf } from '../../values';

/** A choice of one among many options, found by characters, pinyin or initials. */
export default function Select({ field, item, control }: ControlProps) {
  const t = useT();
  const clearButton = useClearButton();
  return (
    <ProForm.Item {...item} trigger="onChoose" getValueProps={asText}>
      <MouseSelect
        {...control}
        choices={choicesOf(field.options)}
        isSearched
        placeholder={field.placeholder ?? t('common.choose')}
        disabled={field.isLocked}
        allowClear={!field.isRequired && clearButton}
      />
    </ProForm.Item>
  );
}

const asText = (value: unknown) => ({ value: textOf(value) });
