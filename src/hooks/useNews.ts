import { useModel } from '@umijs/max';
import { useUpdateEffect } from 'ahooks';
import { alreadySaid } from '@/request/alreadySaid';

/**
 * Reads again what a screen shows whenever the server has news of the person's affairs (models/notice). `renew` asks
 * quietly: when it fails, what is shown stays, and the next news tries again.
 */
export function useNews(renew: () => Promise<unknown>): void {
  const { news } = useModel('notice');
  useUpdateEffect(() => {
    renew().catch(alreadySaid);
  }, [news]);
}
