import { Button, Flex } from 'antd';
import { useT } from '@/hooks/useT';
import type { Upload } from '@/hooks/useUpload';
import type { UploadLimits } from '@/utils/upload/limits';
import UploadRefusal from './UploadRefusal';

interface UploadStatusProps {
  upload: Upload;
  limits: UploadLimits;
  /** Of what is said against the file, for `aria-describedby`. */
  refusalId?: string;
}

/** How far a file has come, with the way to stop it or to try again, or why it is not taken. */
export default function UploadStatus({ upload, limits, refusalId }: UploadStatusProps) {
  const t = useT();
  const { state, refusal, cancel, retry } = upload;
  const name = state?.name ?? '';
  return (
    <>
      <Flex wrap gap={8} align="center">
        <span role="status" className="quiet">
          {state &&
            (state.isFailed
              ? t('upload.failed', { name })
              : t('upload.sending', { name, percent: state.percent }))}
        </span>
        {state?.isFailed && <Button onClick={retry}>{t('common.retry')}</Button>}
        {state && <Button onClick={cancel}>{t('common.cancel')}</Button>}
      </Flex>
      <UploadRefusal refusal={refusal} limits={limits} id={refusalId} />
    </>
  );
}
