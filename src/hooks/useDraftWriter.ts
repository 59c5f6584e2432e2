import { useLatest } from 'ahooks';
import debounce from 'lodash/debounce';
import { useEffect, useMemo } from 'react';
import { showMessage } from '@/request/feedback';
import { getUser } from '@/session/state/user';
import { writeDraft } from '@/utils/draftStore';
import { useT } from './useT';

/** A draft is written after this pause in typing, and at least once a second while typing goes on. */
const pauseMs = 300;
const maxMs = 900;

/** Each page load shows this warning once: it applies to everything that is typed from then on. */
let hasWarned = false;

async function keep(key: string, value: unknown, warn: () => void): Promise<void> {
  const isKept = await writeDraft(key, value);
  if (isKept || hasWarned) return;
  hasWarned = true;
  warn();
}

interface DraftWriter {
  (): void;
  /** Writes pending changes at once. */
  flush: () => void;
}

/**
 * Stores a person's unsaved work on the device. The returned function writes the result of `current` shortly after the
 * last call, and at once when the page is left. `undefined` removes the draft.
 */
export function useDraftWriter(key: string, owner: string, current: () => unknown): DraftWriter {
  const t = useT();
  const latest = useLatest(current);
  const warn = useLatest(() => showMessage('warning', t('common.draft.notKept')));
  const write = useMemo(
    () =>
      debounce(
        () => {
          // After a sign-out no draft may be written.
          if (getUser()?.loginName === owner) void keep(key, latest.current(), warn.current);
        },
        pauseMs,
        { maxWait: maxMs },
      ),
    [key, owner, latest, warn],
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
