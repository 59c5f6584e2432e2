import { useRef } from 'react';
import { ignoreReported } from '@/request/errorHandler';
import { changeResumeTemplate } from '@/services/resume';
import { useResumeView } from '../shared/useResumeView';

/** The résumé, and choosing its template: a choice shows at once and is undone when the server refuses it. */
export function useChosenTemplate() {
  const { data, mutate, ...request } = useResumeView();
  /** The latest call. Each waits for the one before, and gives the template that the server has after it. */
  const latest = useRef<Promise<string>>(undefined);
  const choose = (templateId: string) => {
    if (!data) return;
    mutate({ ...data, templateId });
    const send = async (before: string | Promise<string>): Promise<string> => {
      const held = await before;
      try {
        await changeResumeTemplate(templateId);
        return templateId;
      } catch (failure) {
        ignoreReported(failure);
        // A later choice stays.
        if (latest.current === sent) mutate((now) => now && { ...now, templateId: held });
        return held;
      }
    };
    const sent = send(latest.current ?? data.templateId);
    latest.current = sent;
  };
  return { data, ...request, choose };
}
