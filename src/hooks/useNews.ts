import { useModel } from '@umijs/max';
import { useUpdateEffect } from 'ahooks';
import { ignoreReported } from '@/request/errorHandler';

/**
 * Calls `renew` whenever the server has new notifications (models/notice). `renew` makes its call silently: when it
 * fails, the old content stays, and the next notification tries again.
 */
export function useNews(renew: () => Promise<unknown>): void {
  const { news } = useModel('notice');
  useUpdateEffect(() => {
    renew().catch(ignoreReported);
  }, [news]);
}
