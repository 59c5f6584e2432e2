import { screen } from '@testing-library/react';
import { renderRoute } from '../helpers/renderRoute';

/** Paths whose first segment the router does not match under the root layout; without a route for them nothing is drawn. */
test.each(['/;', '/@x', '/$', '/!', '/(a)', '/*', '/:x', '/,', '/home;a=1', '/%3B'])(
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

/** The router reports on the console that it cannot decode them, and uses them undecoded. */
test.each([
  ['/%', '没有找到这个页面'],
  ['/%u0041', '没有找到这个页面'],
  ['/%ff', '没有找到这个页面'],
  ['/%c0%ae', '没有找到这个页面'],
  ['/recruitmentview/%ff', '没有找到这个岗位'],
  ['/notice/%', '没有找到这条公告'],
])('%s, which cannot be decoded, shows a screen', async (path, heading) => {
  jest.spyOn(console, 'warn').mockImplementation((text: string) => {
    expect(text).toMatch(/malformed URL segment/);
  });
  renderRoute(path);
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  jest.restoreAllMocks();
});
