import { useEffect, useRef, useState } from 'react';
import { alreadySaid } from '@/request/alreadySaid';
import type { CallOptions } from '@/request/types';
import { uploadFile, uploadImage } from '@/services/file';
import type { UploadedFile } from '@/services/types';
import type { Refusal } from '@/utils/upload/contents';
import type { UploadLimits } from '@/utils/upload/limits';
import { prepared } from '@/utils/upload/prepared';

/** The two calls that take files (spec §7). */
const calls = { image: uploadImage, file: uploadFile };

interface UploadState {
  name: string;
  percent: number;
  /** Set when sending failed: it can be tried again. */
  isFailed: boolean;
}

/**
 * The one way in which files leave: judged and made ready (utils/upload/prepared), then sent with progress. A newer one,
 * cancel or leaving the page stops it, a failed one can be retried. `onSent` may go on with calls of its own: what
 * fails there is tried again with the file.
 */
export function useUpload(
  kind: keyof typeof calls,
  limits: UploadLimits,
  onSent: (file: UploadedFile, options: CallOptions) => unknown,
) {
  const [state, setState] = useState<UploadState>();
  const [refusal, setRefusal] = useState<Refusal>();
  const running = useRef<AbortController>(undefined);
  const last = useRef<File>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  /** Stops what is under way; the answer is the signal of what begins now. */
  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    setRefusal(undefined);
    return running.current.signal;
  };

  const send = async (file: File, signal: AbortSignal) => {
    last.current = file;
    // One that was stopped says nothing more: by then a newer one may be shown.
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
      if (signal.aborted) return;
      await onSent(sent, { signal });
      if (!signal.aborted) setState(undefined);
    } catch (error) {
      show({ isFailed: true });
      alreadySaid(error);
    }
  };

  /** Takes a file that was chosen. */
  const take = async (file: File) => {
    const signal = begin();
    setState({ name: file.name, percent: 0, isFailed: false });
    const made = await prepared(file, limits);
    if (signal.aborted) return;
    if ('file' in made) await send(made.file, signal);
    else refuse(made.refusal);
  };
  const refuse = (reason: Refusal) => {
    begin();
    setState(undefined);
    setRefusal(reason);
  };
  const cancel = () => {
    begin();
    setState(undefined);
  };
  const retry = () => {
    if (last.current) void send(last.current, begin());
  };
  return { state, refusal, take, refuse, cancel, retry };
}

export type Upload = ReturnType<typeof useUpload>;
