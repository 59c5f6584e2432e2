import { useLockFn } from 'ahooks';
import { ignoreReported } from '@/request/errorHandler';
import { changeResumeTemplate } from '@/services/resume';
import { useResumeView } from '../shared/useResumeView';

/** The résumé, and choosing its template: a choice shows at once and is undone when the server refuses it. */
export function useChosenTemplate() {
  const { data, mutate, ...request } = useResumeView();
  const choose = useLockFn(async (templateId: string) => {
    if (!data) return;
    mutate({ ...data, templateId });
    try {
      await changeResumeTemplate(templateId);
    } catch (failure) {
      mutate(data);
      ignoreReported(failure);
    }
  });
  return { data, ...request, choose };
}
