import { ProForm } from '@ant-design/pro-components';
import type { FaceProps } from '../../faceProps';
import NativeSelect from './NativeSelect';

/** One of many by the device's own wheel or sheet. */
export default function Select({ field, item, control }: FaceProps) {
  const { placeholder: _none, autoComplete: _fill, ...rest } = control;
  return (
    <ProForm.Item {...item}>
      <NativeSelect
        {...rest}
        options={field.options ?? []}
        optionsLang={field.optionsLang}
        disabled={field.isLocked}
      />
    </ProForm.Item>
  );
}
