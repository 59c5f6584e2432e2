import { ProForm } from '@ant-design/pro-components';
import { Button } from 'antd';
import { useState } from 'react';
import PrivatePicture from '@/components/PrivatePicture';
import PicturePicker from '@/components/upload/PicturePicker';
import UploadStatus from '@/components/upload/UploadStatus';
import { useT } from '@/hooks/useT';
import { useUpload } from '@/hooks/useUpload';
import type { UploadedFile } from '@/services/types';
import { idPhotoLimits } from '@/utils/upload/limits';
import type { ControlProps } from '../controlProps';
import styles from '../PortalForm.module.css';
import { textOf } from '../values';

/** The ID photo: chosen, cropped to its ratio, uploaded with progress, and shown. The form holds its file id. */
export default function Photo({ field, item, control }: ControlProps) {
  return (
    <ProForm.Item {...item}>
      <PhotoUpload control={control} isLocked={field.isLocked === true} />
    </ProForm.Item>
  );
}

interface PhotoUploadProps {
  control: ControlProps['control'];
  isLocked: boolean;
  /** The file id of the photo, from the form item. */
  value?: unknown;
  onChange?: (fileId: string) => void;
}

function PhotoUpload({ control, isLocked, value, onChange }: PhotoUploadProps) {
  const t = useT();
  const fileId = textOf(value);
  const [newest, setNewest] = useState<UploadedFile>();
  const upload = useUpload('image', idPhotoLimits, (sent) => {
    setNewest(sent);
    onChange?.(sent.id);
  });
  return (
    <fieldset disabled={isLocked} className={styles.photo}>
      {/* The frame is there before the photo, so that the form's buttons do not move when it comes. */}
      {fileId ? (
        <PrivatePicture fileId={fileId} alt={t('upload.photo.alt')} className={styles.idPhoto} />
      ) : (
        <span className={styles.idPhoto} />
      )}
      <div className={styles.actions}>
        <PicturePicker
          control={control}
          label={t(fileId ? 'upload.photo.change' : 'upload.photo.choose')}
          cropTitle={t('upload.photo.crop')}
          limits={idPhotoLimits}
          onPicked={(file) => upload.take(file)}
          onRefused={upload.refuse}
        />
        {fileId && !upload.state && (
          <Button size="large" onClick={() => onChange?.('')}>
            {t('common.remove')}
          </Button>
        )}
        <UploadStatus
          upload={upload}
          limits={idPhotoLimits}
          done={newest?.id === fileId ? newest.name : undefined}
        />
      </div>
    </fieldset>
  );
}
