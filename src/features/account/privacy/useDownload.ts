import { useAccess } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { useLockedAction } from '@/hooks/useLockedAction';
import { useUser } from '@/hooks/useUser';
import { everyDelivery } from '@/models/delivery';
import { reportFailure } from '@/request/errorHandler';
import { failureOf } from '@/request/failure';
import type { CallOptions } from '@/request/types';
import { getAccountInfo } from '@/services/account';
import { getCollectedPositions } from '@/services/collection';
import { getNotifications } from '@/services/delivery';
import { viewResume } from '@/services/resume';
import type { Delivery } from '@/services/types';
import { portalToday } from '@/utils/dateWords';
import { everyPage } from '@/utils/everyPage';
import { fileName, saveFile } from '@/utils/saveFile';
import { siteValues } from '@/utils/siteValues';
import { site } from '../../../../config/site';

/** The parts of the file, in the order of their calls. */
const dataParts = ['account', 'resume', 'deliveries', 'collections', 'notifications'] as const;
type DataPart = (typeof dataParts)[number];

/** The largest page size of the server. */
const pageSize = 100;
const groups = ['active', 'ended', 'draft'] as const;

/** Fetches a part, all of its pages. */
const loaders: Record<DataPart, (options: CallOptions) => Promise<unknown>> = {
  account: getAccountInfo,
  resume: (options) => viewResume({}, options),
  deliveries: async (options) => {
    const lists: Delivery[][] = [];
    for (const group of groups) lists.push(await everyDelivery({ group }, options));
    return lists.flat();
  },
  collections: (options) =>
    everyPage((current) => getCollectedPositions({ current, pageSize }, options)),
  notifications: (options) =>
    everyPage((current) => getNotifications({ current, pageSize }, options)),
};

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

  const start = useLockedAction(async () => {
    running.current = new AbortController();
    const { signal } = running.current;
    const data: Partial<Record<DataPart, unknown>> = {};
    // One call after the other, which works better on poor connections.
    for (const part of parts) {
      setState({ is: 'running', part });
      try {
        data[part] = await loaders[part]({ signal, skipErrorHandler: true });
      } catch (error) {
        const isStopped = failureOf(error).kind === 'cancelled';
        setState(isStopped ? { is: 'idle' } : { is: 'failed', part });
        return reportFailure(error);
      }
    }
    const content = { site: siteValues.title, exportedAt: new Date().toISOString(), ...data };
    const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
    saveFile(file, fileName(`${site.siteId}-${user?.loginName ?? ''}-${portalToday()}`, 'json'));
    setState({ is: 'done' });
  });

  return { state, parts, start, stop: () => running.current?.abort() };
}
