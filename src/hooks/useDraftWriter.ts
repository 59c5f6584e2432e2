import { useLatest } from 'ahooks';
import debounce from 'lodash/debounce';
import { useEffect, useMemo } from 'react';
import { showMessage } from '@/request/feedback';
import { getUser } from '@/session/user';
import { writeDraft } from '@/utils/draftStore';
import { useT } from './useT';

/** A pause in typing is written at once, unbroken typing at least every second. */
const pauseMs = 300;
const longestMs = 900;

/** Said once a page: it holds for whatever is typed from then on. */
let isSaid = false;

async function keep(key: string, value: unknown, say: () => void): Promise<void> {
  const isKept = await writeDraft(key, value);
  if (isKept || isSaid) return;
  isSaid = true;
  say();
}

interface DraftWriter {
  (): void;
  /** Writes at once what is still to be written. */
  flush: () => void;
}

/**
 * Keeps a person's unsaved work on the device: the answer writes what `current` gives by then, soon after the last
 * call, and at once when the page is left. `undefined` removes it.
 */
export function useDraftWriter(key: string, owner: string, current: () => unknown): DraftWriter {
  const t = useT();
  const latest = useLatest(current);
  const say = useLatest(() => showMessage('warning', t('common.draft.notKept')));
  const write = useMemo(
    () =>
      debounce(
        () => {
          // After a sign-out nothing may be left behind.
          if (getUser()?.loginName === owner) void keep(key, latest.current(), say.current);
        },
        pauseMs,
        { maxWait: longestMs },
      ),
    [key, owner, latest, say],
  );
  useEffect(() => {
    const flush = () => write.flush();
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
    };
  }, [write]);
  return write;
}
