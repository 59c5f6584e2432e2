import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import type { ControlProps } from '@/components/Field';
import PrivatePicture from '@/components/PrivatePicture';
import UploadStatus from '@/components/upload/UploadStatus';
import { useT } from '@/hooks/useT';
import { useUpload } from '@/hooks/useUpload';
import { idPhotoLimits } from '@/utils/upload/limits';
import styles from './FieldControl.module.css';

const PicturePicker = lazy(
  () => import(/* webpackChunkName: "picture" */ '@/components/upload/PicturePicker'),
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
  const upload = useUpload('image', idPhotoLimits, (sent) => onChange(sent.id));
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
            limits={idPhotoLimits}
            onPicked={(file) => void upload.take(file)}
            onRefused={upload.refuse}
          />
        </Suspense>
        {value && <Button onClick={() => onChange('')}>{t('common.remove')}</Button>}
        <UploadStatus upload={upload} limits={idPhotoLimits} />
      </div>
    </div>
  );
}
