import { Button } from 'antd';
import { useRef, useState } from 'react';
import type { ControlProps } from '@/components/Field';
import { useT } from '@/hooks/useT';
import { alreadySaid } from '@/request/alreadySaid';
import { uploadFile, uploadImage } from '@/services/file';
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

/** Uploads one file at once when it is chosen, with progress and cancel; the field's value is its id. */
export default function FileInput(props: FileInputProps) {
  const { control, type, value, knownName, onChange } = props;
  const t = useT();
  const [name, setName] = useState<string>();
  const [percent, setPercent] = useState<number>();
  const upload = useRef<AbortController>(undefined);

  const send = async (file: File) => {
    upload.current?.abort();
    const own = new AbortController();
    upload.current = own;
    setName(file.name);
    setPercent(0);
    try {
      const sent = await (type === 'image' ? uploadImage : uploadFile)(file, {
        signal: own.signal,
        onUploadProgress: ({ loaded, total }) =>
          setPercent(total ? Math.round((100 * loaded) / total) : 0),
      });
      onChange(sent.id);
    } catch (error) {
      setName(undefined);
      alreadySaid(error);
    } finally {
      if (upload.current === own) setPercent(undefined);
    }
  };

  const isSending = percent !== undefined;
  return (
    <div className={styles.file}>
      <input
        {...control}
        type="file"
        accept={type === 'image' ? 'image/jpeg,image/png' : undefined}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Emptied so that the same file can be chosen again after a failure.
          event.target.value = '';
          if (file) void send(file);
        }}
      />
      <span role="status" className={styles.progress}>
        {isSending && t('common.file.sending', { name, percent })}
        {!isSending && value && t('common.file.sent', { name: name ?? knownName ?? '' })}
      </span>
      {isSending && <Button onClick={() => upload.current?.abort()}>{t('common.cancel')}</Button>}
      {!isSending && value && <Button onClick={() => onChange('')}>{t('common.remove')}</Button>}
    </div>
  );
}
