import { useAccess } from '@umijs/max';
import { useLockFn } from 'ahooks';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '@/hooks/useUser';
import { reportFailure } from '@/request/errorHandler';
import { failureOf } from '@/request/failure';
import { portalToday } from '@/utils/dateWords';
import { fileName, saveFile } from '@/utils/saveFile';
import { siteValues } from '@/utils/siteValues';
import { site } from '../../../../config/site';
import { collectMyData, type DataPart, dataParts, PartError } from './collectMyData';

type DownloadState =
  | { is: 'idle' | 'done' }
  | { is: 'running'; part: DataPart }
  | { is: 'failed'; part: DataPart };

/** Downloads the person's data as one JSON file, made in the browser; can be cancelled and tried again. */
export function useDownload() {
  const user = useUser();
  const { isReviewer } = useAccess();
  const [state, setState] = useState<DownloadState>({ is: 'idle' });
  const running = useRef<AbortController>(undefined);
  // A reviewer has no résumé and no applications.
  const parts: readonly DataPart[] = isReviewer ? ['account'] : dataParts;

  useEffect(() => () => running.current?.abort(), []);

  const start = useLockFn(async () => {
    const own = new AbortController();
    running.current = own;
    try {
      const data = await collectMyData(
        parts,
        (part) => setState({ is: 'running', part }),
        own.signal,
      );
      const content = { site: siteValues.title, exportedAt: new Date().toISOString(), ...data };
      const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
      saveFile(file, fileName(`${site.siteId}-${user?.loginName ?? ''}-${portalToday()}`, 'json'));
      setState({ is: 'done' });
    } catch (error) {
      if (!(error instanceof PartError)) throw error;
      const isStopped = failureOf(error.reason).kind === 'cancelled';
      setState(isStopped ? { is: 'idle' } : { is: 'failed', part: error.part });
      reportFailure(error.reason);
    }
  });

  return { state, parts, start, stop: () => running.current?.abort() };
}
