import { useMemoizedFn, useUnmount } from 'ahooks';
import { useRef, useState } from 'react';
import { ignoreReported } from '@/request/errorHandler';
import { showMessage } from '@/request/feedback';
import type { CallOptions } from '@/request/types';
import { uploadFile, uploadImage } from '@/services/file';
import type { UploadedFile } from '@/services/types';
import type { FileFault } from '@/utils/upload/contents';
import { withFileName } from '@/utils/upload/fileName';
import type { UploadLimits } from '@/utils/upload/limits';
import { prepareUpload } from '@/utils/upload/prepareUpload';
import { trackUpload, type UploadState } from '@/utils/upload/runningUploads';
import { useT } from './useT';

/** The two calls that take files (spec §7). */
const calls = { image: uploadImage, file: uploadFile };

/**
 * The only way to upload a file: checks and prepares it (utils/upload/prepareUpload), then sends it with progress. A newer
 * file, `cancel` and the end of its field abort the upload, the last with a word; a failed one can be retried. `onSent`
 * may make further calls; when they fail, `retry` sends the file again, too.
 */
export function useUpload(
  kind: keyof typeof calls,
  limits: UploadLimits,
  onSent: (file: UploadedFile, options: CallOptions) => unknown,
) {
  const t = useT();
  // The field's row may have moved while its file was on the way.
  const pass = useMemoizedFn(onSent);
  const [state, setState] = useState<UploadState>();
  const [refusal, setRefusal] = useState<FileFault>();
  const running = useRef<AbortController>(undefined);
  const last = useRef<File>(undefined);
  useUnmount(() => {
    running.current?.abort();
    if (state && !state.isFailed) showMessage('error', t('upload.failed', { name: state.name }));
  });

  /** Aborts the current upload; returns the signal of the next one. */
  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    setState(undefined);
    setRefusal(undefined);
    return running.current.signal;
  };

  /** Whether the upload succeeded; an aborted one does not count as a failure. */
  const send = async (file: File, signal: AbortSignal): Promise<boolean> => {
    last.current = file;
    // An aborted upload must not change the state, which may already belong to a newer one.
    const show = (change: Partial<UploadState>) => {
      if (!signal.aborted) setState({ name: file.name, percent: 0, isFailed: false, ...change });
    };
    show({});
    try {
      const sent = await calls[kind](file, {
        signal,
        onUploadProgress: ({ loaded, total }) =>
          show({ percent: total ? Math.round((100 * loaded) / total) : 0 }),
      });
      // Without an id nothing can refer to the file, whatever became of it.
      if (signal.aborted || !sent.id) {
        show({ isFailed: true });
        return signal.aborted;
      }
      await pass(withFileName(sent, file), { signal });
      if (!signal.aborted) setState(undefined);
      return true;
    } catch (error) {
      show({ isFailed: true });
      ignoreReported(error);
      return signal.aborted;
    }
  };

  const makeAndSend = async (file: File, signal: AbortSignal): Promise<boolean> => {
    setState({ name: file.name, percent: 0, isFailed: false });
    const made = await prepareUpload(file, limits);
    if (signal.aborted) return true;
    if ('file' in made) return send(made.file, signal);
    refuse(made.refusal);
    return false;
  };
  /** Checks and sends the chosen file. */
  const take = (file: File) => trackUpload(makeAndSend(file, begin()));
  const refuse = (reason: FileFault) => {
    begin();
    setRefusal(reason);
  };
  const retry = () => {
    if (last.current) trackUpload(send(last.current, begin()));
  };
  return { state, refusal, take, refuse, cancel: () => void begin(), retry };
}

export type Upload = ReturnType<typeof useUpload>;
