import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { ControlProps } from '@/components/Field';
import { useT } from '@/hooks/useT';
import { uploadImage } from '@/services/file';
import type { Refusal } from '../upload/contents';
import UploadStatus from '../upload/UploadStatus';
import { useUpload } from '../upload/useUpload';
import PrivatePicture from '../view/PrivatePicture';
import styles from './FieldControl.module.css';

const PhotoPicker = lazy(
  () => import(/* webpackChunkName: "resume-photo" */ '../upload/PhotoPicker'),
);

interface PhotoInputProps {
  control: ControlProps;
  /** The id of the photo, empty for none. */
  value: string;
  onChange: (fileId: string) => void;
}

/** The ID photo: chosen, cropped to its ratio, sent with progress, and shown. */
export default function PhotoInput({ control, value, onChange }: PhotoInputProps) {
  const t = useT();
  const [refusal, setRefusal] = useState<Refusal>();
  const upload = useUpload(uploadImage, (sent) => onChange(sent.id));
  return (
    <div className={styles.photo}>
      {value && (
        <PrivatePicture fileId={value} alt={t('resume.photo.alt')} className={styles.picture} />
      )}
      <div className={styles.actions}>
        <Suspense fallback={<Button loading>{t('resume.photo.choose')}</Button>}>
          <PhotoPicker
            control={control}
            label={t(value ? 'resume.photo.change' : 'resume.photo.choose')}
            onPicked={(file) => {
              setRefusal(undefined);
              void upload.start(file);
            }}
            onRefused={setRefusal}
          />
        </Suspense>
        {value && <Button onClick={() => onChange('')}>{t('common.remove')}</Button>}
        <UploadStatus state={upload.state} onCancel={upload.cancel} onRetry={upload.retry} />
        {refusal && (
          <p role="alert" className={styles.problem}>
            {t(`resume.upload.refused.${refusal}`)}
          </p>
        )}
      </div>
    </div>
  );
}
