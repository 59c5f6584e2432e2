import { Button } from 'antd';
import { useState } from 'react';
import type { ControlProps } from '@/components/Field';
import { useT } from '@/hooks/useT';
import { uploadFile } from '@/services/file';
import type { UploadedFile } from '@/services/types';
import { attachmentBytes, judged, type Refusal } from '../shared/upload/contents';
import { redrawn } from '../shared/upload/pictures';
import UploadStatus from '../shared/upload/UploadStatus';
import { useUpload } from '../shared/upload/useUpload';
import styles from './FieldControl.module.css';

interface AttachmentInputProps {
  control: ControlProps;
  value: UploadedFile | undefined;
  onChange: (file: UploadedFile | undefined) => void;
}

const allowed = ['jpeg', 'png', 'pdf', 'doc', 'docx'] as const;

/** One document or picture: judged by its content, pictures freed of their metadata, sent with progress. */
export default function AttachmentInput({ control, value, onChange }: AttachmentInputProps) {
  const t = useT();
  const [refusal, setRefusal] = useState<Refusal>();
  const upload = useUpload(uploadFile, onChange);

  const take = async (file: File) => {
    const found = await judged(file, allowed, attachmentBytes);
    setRefusal('refusal' in found ? found.refusal : undefined);
    if ('refusal' in found) return;
    const { kind, mime } = found;
    try {
      const isPicture = kind === 'jpeg' || kind === 'png';
      // Its kind is that of its content, whatever its name made the browser believe.
      const named = new File([file], file.name, { type: mime });
      await upload.start(isPicture ? await redrawn(named) : named);
    } catch {
      // The picture cannot be drawn: it is damaged, whatever its first bytes say.
      setRefusal('type');
    }
  };

  return (
    <div className={styles.actions}>
      {value && (
        <div className={styles.file}>
          <span lang="zh-CN">{value.name}</span>
          <Button onClick={() => onChange(undefined)}>{t('common.remove')}</Button>
        </div>
      )}
      <input
        {...control}
        type="file"
        accept=".jpg,.jpeg,.png,.pdf,.doc,.docx"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Emptied so that the same file can be chosen again after a failure.
          event.target.value = '';
          if (file) void take(file);
        }}
      />
      <UploadStatus state={upload.state} onCancel={upload.cancel} onRetry={upload.retry} />
      {refusal && (
        <p role="alert" className={styles.problem}>
          {t(`resume.upload.refused.${refusal}`)}
        </p>
      )}
    </div>
  );
}
