import { ProForm } from '@ant-design/pro-components';
import FileInput from '@/components/schema/FileInput';
import type { FaceProps } from '../faceProps';
export default function Upload({ field, item, control }: FaceProps) {
  return (
    <ProForm.Item {...item} getValueProps={(value: unknown) => ({ value: value ?? '' })}>
      <Bridge field={field} control={control} />
    </ProForm.Item>
  );
}
function Bridge({
  field,
  control,
  value = '',
  onChange,
}: Pick<FaceProps, 'field' | 'control'> & { value?: string; onChange?: (id: string) => void }) {
  const { placeholder: _p, autoComplete: _a, name: _n, 'aria-labelledby': _l, ...rest } = control;
  return (
    <FileInput
      control={rest}
      type={field.type === 'image' ? 'image' : 'file'}
      value={value}
      knownName={field.files?.find(({ id }) => id === value)?.name}
      onChange={(id) => onChange?.(id)}
    />
  );
}
