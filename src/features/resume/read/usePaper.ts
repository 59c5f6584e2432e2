import { useMemoizedFn, useUnmount } from 'ahooks';
import { useRef, useState } from 'react';
import { readFile } from './file/readFile';
import type { ReadError } from './file/reading';
import type { Paper } from './labels';
import { isReadable, paperOfText } from './lines';
import { type Proposal, proposalsOf } from './proposals';
import { useReadContext } from './useReadContext';

/** `missing`: a script or list did not come; the same can be tried again. */
export type ReadFailure = ReadError | 'missing';

export type PaperState =
  | { step: 'choose'; failure?: ReadFailure }
  | { step: 'read'; page: number; count: number }
  | { step: 'take'; proposals: readonly Proposal[] };

/** Drawing each page's progress takes a slow phone longer than reading it (ms). */
const betweenShown = 100;

/** Reads a file or a text into proposals; `cancel` ends the reading. */
export function usePaper() {
  const [state, setState] = useState<PaperState>({ step: 'choose' });
  const loadContext = useReadContext();
  const running = useRef<AbortController>(undefined);
  useUnmount(() => running.current?.abort());

  const run = async (read: (signal: AbortSignal) => ReturnType<typeof readFile>) => {
    running.current?.abort();
    const reading = new AbortController();
    running.current = reading;
    const { signal } = reading;
    const show = (next: PaperState) => {
      if (!signal.aborted) setState(next);
    };
    show({ step: 'read', page: 0, count: 0 });
    try {
      const context = loadContext();
      // Awaited below; here its failure must not be left alone while the file is read.
      context.catch(() => undefined);
      const found = await read(signal);
      if ('refusal' in found) {
        show({ step: 'choose', failure: found.refusal });
        return;
      }
      const proposals = proposalsOf(found.paper, await context);
      show(
        proposals.length > 0 ? { step: 'take', proposals } : { step: 'choose', failure: 'nothing' },
      );
    } catch {
      // A script or a list that did not come; a reading that was cancelled shows nothing.
      show({ step: 'choose', failure: 'missing' });
    }
  };
  const takeFile = useMemoizedFn((file: File) => {
    let shownAt = Number.NEGATIVE_INFINITY;
    void run((signal) =>
      readFile(file, {
        signal,
        onPage: (page, count) => {
          if (signal.aborted || Date.now() - shownAt < betweenShown) return;
          shownAt = Date.now();
          setState({ step: 'read', page, count });
        },
      }),
    );
  });
  const takeText = useMemoizedFn((text: string) => {
    const paper: Paper = paperOfText(text);
    void run(async () => (isReadable(paper) ? { paper } : { refusal: 'nothing' as const }));
  });
  const back = useMemoizedFn(() => {
    running.current?.abort();
    setState({ step: 'choose' });
  });
  return { state, takeFile, takeText, back };
}
