import { Button } from 'antd';
import type { ControlProps } from '@/components/Field';
import FilePicker from '@/components/upload/FilePicker';
import { useT } from '@/hooks/useT';
import { useUpload } from '@/hooks/useUpload';
import type { UploadedFile } from '@/services/types';
import { documentLimits } from '@/utils/upload/limits';
import styles from './FieldControl.module.css';

interface AttachmentInputProps {
  control: ControlProps;
  value: UploadedFile | undefined;
  onChange: (file: UploadedFile | undefined) => void;
}

/** One document or picture of it, with its name once it is sent. */
export default function AttachmentInput({ control, value, onChange }: AttachmentInputProps) {
  const t = useT();
  const upload = useUpload('file', documentLimits, onChange);
  return (
    <div className={styles.actions}>
      {value && (
        <div className={styles.file}>
          <span lang="zh-CN">{value.name}</span>
          <Button onClick={() => onChange(undefined)}>{t('common.remove')}</Button>
        </div>
      )}
      <FilePicker control={control} upload={upload} limits={documentLimits} />
    </div>
  );
}
