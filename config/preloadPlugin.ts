import type { IApi } from '@umijs/max';

/**
 * Umi's preload script takes the first pattern that fits, and Umi writes the catch-all first: every path
 * with a parameter would fetch the 404 page's files instead of its own. So that page is named by a path of its own there;
 * the routes themselves are built by then.
 */
export default function preloadPlugin(api: IApi): void {
  api.onBuildComplete({
    stage: -1,
    fn: () => {
      for (const route of Object.values(api.appData.routes)) {
        const page: unknown = route;
        if (
          typeof page === 'object' &&
          page !== null &&
          'absPath' in page &&
          page.absPath === '/*'
        ) {
          page.absPath = '/404';
        }
      }
    },
  });
}
