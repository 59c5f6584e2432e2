import { useRef } from 'react';
import { ignoreReported } from '@/request/errorHandler';
import { changeResumeTemplate } from '@/services/resume';
import { useResumeView } from '../shared/useResumeView';

/** The résumé, and choosing its template: a choice shows at once and is undone when the server refuses it. */
export function useChosenTemplate() {
  const { data, mutate, ...request } = useResumeView();
  /** Each call waits for the one before, so that the server keeps the last choice. */
  const calls = useRef(Promise.resolve());
  const choose = (templateId: string) => {
    if (!data) return;
    mutate({ ...data, templateId });
    const send = async (before: Promise<void>) => {
      await before;
      try {
        await changeResumeTemplate(templateId);
      } catch (failure) {
        // A later choice stays.
        mutate((now) => (now?.templateId === templateId ? data : now));
        ignoreReported(failure);
      }
    };
    calls.current = send(calls.current);
  };
  return { data, ...request, choose };
}
