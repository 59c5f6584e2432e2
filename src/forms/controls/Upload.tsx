import { ProForm } from '@ant-design/pro-components';
import LateBoundary from '@/components/LateBoundary';
import type { UploadedFile } from '@/services/types';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import type { ControlProps } from '../controlProps';
import FieldText from '../FieldText';
import { useFormContext } from '../FormContext';
import type { FileUploadProps } from './FileUpload';

/** antd's file list; few sections of the résumé have a file. */
const FileUpload = lazyWithRetry(
  () => import(/* webpackChunkName: "controls-file" */ './FileUpload'),
);

/** An uploaded file. The form holds its id; for an attachment, the whole file (contract: UploadedFile). */
export default function Upload(props: ControlProps) {
  return (
    <LateBoundary waiting={<FieldText {...props} />}>
      <UploadItem {...props} />
    </LateBoundary>
  );
}

function UploadItem({ field, item, control }: ControlProps) {
  const { isTouch } = useFormContext();
  return (
    <ProForm.Item {...item}>
      <FileField
        field={field}
        control={control}
        kind={field.type === 'image' ? 'image' : 'file'}
        disabled={field.isLocked}
        isDropArea={!isTouch}
      />
    </ProForm.Item>
  );
}

interface FileFieldProps extends Omit<FileUploadProps, 'file' | 'onChange'> {
  field: ControlProps['field'];
  /** A file id or a file, from the form item. */
  value?: unknown;
  onChange?: (value: unknown) => void;
}

function isFile(value: unknown): value is UploadedFile {
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value;
}

function FileField({ field, value, onChange, ...rest }: FileFieldProps) {
  const known = field.files?.find(({ id }) => id === value);
  const unnamed = typeof value === 'string' && value ? { id: value, name: '' } : undefined;
  return (
    <FileUpload
      {...rest}
      file={isFile(value) ? value : (known ?? unnamed)}
      onChange={(file) => onChange?.(field.type === 'attachment' ? file : (file?.id ?? ''))}
    />
  );
}
