import { Button, Flex } from 'antd';
import Sentence from '@/components/Sentence';
import { useT } from '@/hooks/useT';
import type { Upload } from '@/hooks/useUpload';
import type { UploadLimits } from '@/utils/upload/limits';
import UploadRefusal from './UploadRefusal';

interface UploadStatusProps {
  upload: Upload;
  limits: UploadLimits;
  /** The name of the uploaded file while it is there, to be spoken. */
  done?: string;
  /** Id of the refusal, for `aria-describedby`. */
  refusalId?: string;
}

/** The progress of an upload with cancel and retry, or why the file is refused. */
export default function UploadStatus({ upload, limits, done, refusalId }: UploadStatusProps) {
  const t = useT();
  const { state, refusal, cancel, retry } = upload;
  const name = state?.name ?? '';
  return (
    <>
      <Flex wrap gap={8} align="center">
        {/* Not in the status: each new figure would be spoken. */}
        {state && !state.isFailed && (
          <span className="quiet">
            <Sentence id="upload.sending" values={{ name, percent: state.percent }} />
          </span>
        )}
        <span role="status" className={state?.isFailed ? 'quiet' : 'visuallyHidden'}>
          {state && (
            <Sentence id={state.isFailed ? 'upload.failed' : 'upload.begun'} values={{ name }} />
          )}
          {!state && done && <Sentence id="upload.done" values={{ name: done }} />}
        </span>
        {state?.isFailed && <Button onClick={retry}>{t('common.retry')}</Button>}
        {state && <Button onClick={cancel}>{t('common.cancel')}</Button>}
      </Flex>
      <UploadRefusal refusal={refusal} limits={limits} id={refusalId} />
    </>
  );
}
