import { ProForm } from '@ant-design/pro-components';
import { choicesOf } from '@/components/select/choices';
import { useT } from '@/hooks/useT';
import type { ControlProps } from '../../controlProps';
import OwnSelect from './OwnSelect';

/** A choice of one among many options, with the device's own select. */
export default function Select({ field, item, control }: ControlProps) {
  const t = useT();
  const { placeholder: _none, autoComplete: _fill, ...rest } = control;
  return (
    <ProForm.Item {...item} trigger="onChoose">
      <OwnSelect
        {...rest}
        choices={choicesOf(field.options)}
        emptyLabel={field.placeholder ?? t('common.choose')}
        disabled={field.isLocked}
      />
    </ProForm.Item>
  );
}
