import { ProForm } from '@ant-design/pro-components';
import { useT } from '@/hooks/useT';
import type { ControlProps } from '../../controlProps';
import { dayKindOf } from '../../fieldKinds';
import CleanedInput from '../CleanedInput';

/** A day or a month, chosen with the device's own picker. */
export default function Day({ field, item, control }: ControlProps) {
  const t = useT();
  const kind = dayKindOf(field.type);
  const isMonth = kind !== 'date';
  return (
    <ProForm.Item {...item}>
      <CleanedInput
        {...control}
        kind={kind}
        type={isMonth ? 'month' : 'date'}
        // Else Chromium takes six digits for a year.
        max={isMonth ? '9999-12' : '9999-12-31'}
        disabled={field.isLocked}
        // An example for browsers that have no month field and show a text field.
        placeholder={isMonth ? t('common.monthExample') : ''}
      />
    </ProForm.Item>
  );
}
