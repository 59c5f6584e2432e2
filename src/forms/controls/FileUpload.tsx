import { Button, Upload, type UploadFile } from 'antd';
import { useState } from 'react';
import UploadRefusal from '@/components/upload/UploadRefusal';
import { useT } from '@/hooks/useT';
import { useUpload } from '@/hooks/useUpload';
import type { UploadedFile } from '@/services/types';
import type { FileKind } from '@/utils/upload/contents';
import { documentLimits, pictureLimits } from '@/utils/upload/limits';
import type { ControlProps } from '../controlProps';
import styles from '../PortalForm.module.css';

export interface FileUploadProps {
  control: ControlProps['control'];
  kind: 'file' | 'image';
  /** The file that was uploaded earlier, if any. */
  file: Pick<UploadedFile, 'id' | 'name'> | undefined;
  disabled?: boolean;
  /** Whether a file can be dropped here; for a mouse only. */
  isDropArea: boolean;
  onChange: (file: UploadedFile | undefined) => void;
}

const endings: Record<FileKind, string> = {
  jpeg: '.jpg,.jpeg',
  png: '.png',
  pdf: '.pdf',
  doc: '.doc',
  docx: '.docx',
};

/**
 * A single file, uploaded as soon as it is chosen or dropped: antd's file list with progress, the portal's own upload
 * call.
 */
export default function FileUpload(props: FileUploadProps) {
  const { control, kind, file, disabled, isDropArea, onChange } = props;
  const t = useT();
  const [newest, setNewest] = useState<UploadedFile>();
  const limits = kind === 'image' ? pictureLimits : documentLimits;
  const upload = useUpload(kind, limits, (sent) => {
    setNewest(sent);
    onChange(sent);
  });
  const { state } = upload;
  // The form's value may be another file by now, and may have no name.
  const ownName = newest?.id === file?.id ? newest?.name : undefined;
  const list: UploadFile[] = [];
  if (file && !state) {
    list.push({ uid: 'file', name: ownName ?? (file.name || t('upload.unnamed')), status: 'done' });
  }
  if (state) {
    const status = state.isFailed ? 'error' : 'uploading';
    list.push({ uid: 'file', name: state.name, status, percent: state.percent });
  }
  const done = ownName && t('upload.done', { name: ownName });
  const said = state
    ? t(state.isFailed ? 'upload.failed' : 'upload.begun', { name: state.name })
    : done;
  const Area = isDropArea ? Upload.Dragger : Upload;
  const wordsId = `${control.id}_choose`;
  return (
    <>
      <Area
        accept={limits.kinds.map((one) => endings[one]).join(',')}
        disabled={disabled}
        // The button is the control: it takes the keyboard focus, also from the error summary.
        hasControlInside
        fileList={list}
        locale={{ removeFile: t(state ? 'common.cancel' : 'common.remove') }}
        beforeUpload={(chosen) => {
          upload.take(chosen);
          // The portal's own call sends the file, with the token.
          return Upload.LIST_IGNORE;
        }}
        onRemove={() => {
          if (state) upload.cancel();
          else onChange(undefined);
          return false;
        }}
      >
        <Button
          id={control.id}
          size="large"
          disabled={disabled}
          aria-labelledby={`${control.id}_label ${wordsId}`}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
        >
          <span id={wordsId}>{t('upload.choose')}</span>
        </Button>
        {isDropArea && <p className={styles.drop}>{t('upload.drop')}</p>}
      </Area>
      <div className={state?.isFailed ? styles.failed : undefined}>
        <span role="status" className={state?.isFailed ? 'quiet' : 'visuallyHidden'}>
          {said}
        </span>
        {state?.isFailed && <Button onClick={upload.retry}>{t('common.retry')}</Button>}
      </div>
      <UploadRefusal refusal={upload.refusal} limits={limits} />
    </>
  );
}
