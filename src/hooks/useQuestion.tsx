import { useMemoizedFn } from 'ahooks';
import { useState } from 'react';
import LatePart from '@/components/LatePart';
import type { QuestionDialogProps } from '@/components/QuestionDialog';

/** Fetches the dialog; called early where a question is likely. */
export const loadQuestion = () =>
  import(/* webpackChunkName: "question" */ '@/components/QuestionDialog');

type Asked = Omit<QuestionDialogProps, 'isOpen' | 'onClosed'>;

/**
 * Asks in a dialog, one question at a time. The answer is false when the person declines, and when the dialog cannot be
 * fetched, which is shown. Render `holder` on the page.
 */
export function useQuestion() {
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setOpen] = useState(false);

  const ask = useMemoizedFn(
    (question: Omit<Asked, 'onAnswer'>) =>
      new Promise<boolean>((resolve) => {
        const onAnswer = (isAgreed: boolean) => {
          setOpen(false);
          resolve(isAgreed);
        };
        setAsked({ ...question, onAnswer });
        setOpen(true);
      }),
  );

  const holder = asked && (
    <LatePart
      load={loadQuestion}
      props={{ ...asked, isOpen, onClosed: () => setAsked(undefined) }}
      onFailed={() => {
        asked.onAnswer(false);
        setAsked(undefined);
      }}
    />
  );
  return { ask, holder };
}
