import { useMemoizedFn, useUnmount } from 'ahooks';
import { useRef, useState } from 'react';
import { ignoreReported } from '@/request/errorHandler';
import { isTooMuch } from '@/request/failure';
import { showMessage } from '@/request/feedback';
import type { CallOptions } from '@/request/types';
import { uploadFile, uploadImage } from '@/services/file';
import type { UploadedFile } from '@/services/types';
import type { FileError } from '@/utils/upload/contents';
import { tidyName } from '@/utils/upload/fileName';
import type { UploadLimits } from '@/utils/upload/limits';
import { prepareUpload } from '@/utils/upload/prepareUpload';
import { trackUpload, type UploadState, type UploadWork } from '@/utils/upload/runningUploads';
import { sendFile } from './sendFile';
import { useT } from './useT';

/**
 * The only way to upload a file: prepares it, then sends it with progress. A newer file, `cancel` and the end of its field
 * abort that, the last with a word; `retry` repeats what failed, be it a further call of `onSent`.
 */
export function useUpload(
  kind: 'image' | 'file',
  limits: UploadLimits,
  onSent: (file: UploadedFile, options: CallOptions) => unknown,
) {
  const t = useT();
  // The field's row may have moved while its file was on the way.
  const pass = useMemoizedFn(onSent);
  const [state, setState] = useState<UploadState>();
  const [refusal, setRefusal] = useState<FileError>();
  const running = useRef<AbortController>(undefined);
  const again = useRef<(signal: AbortSignal) => Promise<boolean>>(undefined);
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

  /** Whether the work succeeded; an aborted one does not count as a failure. */
  const run = async (name: string, signal: AbortSignal, work: UploadWork): Promise<boolean> => {
    // An aborted upload must not change the state, which may already belong to a newer one.
    const show = (change: Partial<UploadState>) => {
      if (!signal.aborted) setState({ name, percent: 0, isFailed: false, ...change });
    };
    show({});
    try {
      return await work(show);
    } catch (error) {
      // The same file would be refused again.
      if (isTooMuch(error) && !signal.aborted) return refuse('tooMuch');
      show({ isFailed: true });
      ignoreReported(error);
      return signal.aborted;
    }
  };

  const send = (file: File, signal: AbortSignal): Promise<boolean> => {
    again.current = (next) => send(file, next);
    return run(file.name, signal, async (show) => {
      const call = kind === 'image' ? uploadImage : uploadFile;
      const sent = await sendFile(call, file, signal, (percent) => show({ percent }));
      // Without an id nothing can refer to the file, whatever became of it.
      if (signal.aborted || !sent.id) {
        show({ isFailed: true });
        return signal.aborted;
      }
      await pass(sent, { signal });
      if (!signal.aborted) setState(undefined);
      return true;
    });
  };
  const makeAndSend = (chosen: File, signal: AbortSignal): Promise<boolean> => {
    again.current = (next) => makeAndSend(chosen, next);
    return run(tidyName(chosen.name), signal, async () => {
      const made = await prepareUpload(chosen, limits);
      if (signal.aborted) return true;
      return 'file' in made ? send(made.file, signal) : refuse(made.refusal);
    });
  };
  const take = (file: File) => trackUpload(makeAndSend(file, begin()));
  const refuse = (reason: FileError): boolean => {
    begin();
    setRefusal(reason);
    return false;
  };
  const retry = () => {
    if (again.current) trackUpload(again.current(begin()));
  };
  return { state, refusal, take, refuse, cancel: () => void begin(), retry };
}

export type Upload = ReturnType<typeof useUpload>;
