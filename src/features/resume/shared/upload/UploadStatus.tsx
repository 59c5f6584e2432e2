import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import styles from '../../fields/FieldControl.module.css';
import type { UploadState } from './useUpload';

interface UploadStatusProps {
  state: UploadState | undefined;
  onCancel: () => void;
  onRetry: () => void;
}

/** How far a file has come, with the way to stop it or to try again. */
export default function UploadStatus({ state, onCancel, onRetry }: UploadStatusProps) {
  const t = useT();
  const name = state?.name ?? '';
  return (
    <div className={styles.file}>
      <span role="status" className={styles.progress}>
        {state &&
          (state.isFailed
            ? t('resume.upload.failed', { name })
            : t('common.file.sending', { name, percent: state.percent }))}
      </span>
      {state?.isFailed && <Button onClick={onRetry}>{t('common.retry')}</Button>}
      {state && <Button onClick={onCancel}>{t('common.cancel')}</Button>}
    </div>
  );
}
