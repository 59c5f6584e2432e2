import { useEffect, useRef, useState } from 'react';
import { alreadySaid } from '@/request/alreadySaid';
import type { CallOptions } from '@/request/types';
import type { UploadedFile } from '@/services/types';

type Send = (file: File, options?: CallOptions) => Promise<UploadedFile>;

export interface UploadState {
  name: string;
  percent: number;
  /** Set when sending failed: it can be tried again. */
  isFailed: boolean;
}

/** Sends one file with progress; a newer one, cancel or leaving the page stops it, a failed one can be retried. */
export function useUpload(send: Send, onSent: (file: UploadedFile) => void) {
  const [state, setState] = useState<UploadState>();
  const running = useRef<AbortController>(undefined);
  const last = useRef<File>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    last.current = file;
    // One that was stopped says nothing more: by then a newer one may be shown.
    const isCurrent = () => running.current === own && !own.signal.aborted;
    const show = (change: Partial<UploadState>) => {
      if (isCurrent()) setState({ name: file.name, percent: 0, isFailed: false, ...change });
    };
    show({});
    try {
      const sent = await send(file, {
        signal: own.signal,
        onUploadProgress: ({ loaded, total }) =>
          show({ percent: total ? Math.round((100 * loaded) / total) : 0 }),
      });
      if (!isCurrent()) return;
      setState(undefined);
      onSent(sent);
    } catch (error) {
      show({ isFailed: true });
      alreadySaid(error);
    }
  };

  const cancel = () => {
    running.current?.abort();
    setState(undefined);
  };
  const retry = () => {
    if (last.current) void start(last.current);
  };
  return { state, start, cancel, retry };
}
