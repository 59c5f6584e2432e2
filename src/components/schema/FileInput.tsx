import { Button } from 'antd';
import { useState } from 'react';
import type { ControlProps } from '@/components/Field';
import FilePicker from '@/components/upload/FilePicker';
import { useT } from '@/hooks/useT';
import { useUpload } from '@/hooks/useUpload';
import { documentLimits, pictureLimits } from '@/utils/upload/limits';
import styles from './SchemaField.module.css';

interface FileInputProps {
  control: ControlProps;
  type: 'file' | 'image';
  /** The id of the uploaded file, empty for none. */
  value: string;
  /** Its name, when it was uploaded before. */
  knownName?: string;
  onChange: (fileId: string) => void;
}

/** Uploads one file at once when it is chosen; the field's value is its id. */
export default function FileInput(props: FileInputProps) {
  const { control, type, value, knownName, onChange } = props;
  const t = useT();
  const [name, setName] = useState<string>();
  const limits = type === 'image' ? pictureLimits : documentLimits;
  const upload = useUpload(type, limits, (sent) => {
    setName(sent.name);
    onChange(sent.id);
  });
  return (
    <div className={styles.file}>
      <FilePicker control={control} upload={upload} limits={limits} />
      {!upload.state && value && (
        <>
          <span role="status" className={styles.progress}>
            {t('upload.sent', { name: name ?? knownName ?? '' })}
          </span>
          <Button onClick={() => onChange('')}>{t('common.remove')}</Button>
        </>
      )}
    </div>
  );
}
