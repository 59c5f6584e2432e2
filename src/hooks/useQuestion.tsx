import { useMemoizedFn } from 'ahooks';
import uniqueId from 'lodash/uniqueId';
import { type ReactNode, useState } from 'react';
import Confirm from '@/components/Confirm';

interface Question {
  title: ReactNode;
  content: ReactNode;
  okText: string;
  cancelText: string;
}

/**
 * Asks in a dialog, one question at a time. The answer is false when the person declines, and when the dialog cannot be
 * fetched, which is shown. Render `holder` on the page.
 */
export function useQuestion() {
  const [asked, setAsked] = useState<
    Question & { key: string; answer: (isAgreed: boolean) => void }
  >();
  const ask = useMemoizedFn(
    (question: Question) =>
      new Promise<boolean>((answer) => setAsked({ ...question, key: uniqueId(), answer })),
  );
  const holder = asked && (
    <Confirm
      isHarmless
      key={asked.key}
      title={asked.title}
      consequence={asked.content}
      action={asked.okText}
      refusal={asked.cancelText}
      onClose={(isAgreed) => {
        setAsked(undefined);
        asked.answer(isAgreed);
      }}
    />
  );
  return { ask, holder };
}
