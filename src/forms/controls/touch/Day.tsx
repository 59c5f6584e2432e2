import { ProFormText } from '@ant-design/pro-components';
import { useT } from '@/hooks/useT';
import type { ControlProps } from '../../controlProps';

/** A day or a month, chosen with the device's own picker. */
export default function Day({ field, item, control }: ControlProps) {
  const t = useT();
  const isMonth = field.type === 'month';
  return (
    <ProFormText
      {...item}
      fieldProps={{
        ...control,
        size: 'large',
        type: isMonth ? 'month' : 'date',
        allowClear: false,
        // An example for browsers that have no month field and show a text field.
        placeholder: isMonth ? t('common.monthExample') : '',
      }}
    />
  );
}
