import { ProFormText } from '@ant-design/pro-components';
import { useT } from '@/hooks/useT';
import type { FaceProps } from '../../faceProps';

/** A day or a month by the device's own picker. */
export default function Day({ field, item, control }: FaceProps) {
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
        // Shown where the browser has no month field and takes it as text.
        placeholder: isMonth ? t('common.monthExample') : undefined,
      }}
    />
  );
}
