import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { ControlProps } from '@/components/Field';
import PrivatePicture from '@/components/PrivatePicture';
import { useT } from '@/hooks/useT';
import { uploadImage } from '@/services/file';
import { photoLimits, type Refusal } from '../shared/upload/contents';
import UploadStatus from '../shared/upload/UploadStatus';
import { useUpload } from '../shared/upload/useUpload';
import styles from './FieldControl.module.css';

const PicturePicker = lazy(
  () => import(/* webpackChunkName: "picture" */ '../shared/upload/PicturePicker'),
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
          <PicturePicker
            control={control}
            label={t(value ? 'resume.photo.change' : 'resume.photo.choose')}
            cropTitle={t('resume.photo.crop')}
            limits={photoLimits}
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
