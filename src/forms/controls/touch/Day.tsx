import { ProForm } from '@ant-design/pro-components';
import { useT } from '@/hooks/useT';
import type { ControlProps } from '../../controlProps';
import CleanedInput from '../CleanedInput';

/** A day or a month, chosen with the device's own picker. */
export default function Day({ field, item, control }: ControlProps) {
  const t = useT();
  const isMonth = field.type === 'month';
  return (
    <ProForm.Item {...item}>
      <CleanedInput
        {...control}
        kind={isMonth ? 'month' : 'date'}
        type={isMonth ? 'month' : 'date'}
        disabled={field.isLocked}
        // An example for browsers that have no month field and show a text field.
        placeholder={isMonth ? t('common.monthExample') : ''}
      />
    </ProForm.Item>
  );
}
