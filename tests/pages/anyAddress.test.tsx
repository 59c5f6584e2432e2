import { screen } from '@testing-library/react';
import { renderRoute } from '../helpers/renderRoute';

/** Paths whose first segment the router does not match under the root layout; without a route for them nothing is drawn. More stand in tests/e2e/anyAddress.spec.ts. */
test.each(['/;', '/@x', '/$', '/!', '/(a)', '/*', '/:x', '/,', '/%3B'])(
  '%s shows that there is no such page, within the frame',
  async (path) => {
    renderRoute(path);
    expect(
      await screen.findByRole('heading', { level: 1, name: '没有找到这个页面' }),
    ).toBeVisible();
    // Links to telephone and mail have no host; those of the filing numbers open another window.
    const hosts = [...document.querySelectorAll<HTMLAnchorElement>('a:not([target])')]
      .map(({ host }) => host)
      .filter(Boolean);
    expect(hosts.length).toBeGreaterThan(5);
    expect(new Set(hosts)).toEqual(new Set([window.location.host]));
  },
);
