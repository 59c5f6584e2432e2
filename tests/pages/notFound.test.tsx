import { screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../helpers/renderRoute';

describe('an unknown path', () => {
  test('says so, with a way home and the search, under the path that was asked for', async () => {
    const { at, user } = renderRoute('/no/such/page');
    expect(
      await screen.findByRole('heading', { name: '没有找到这个页面', level: 1 }),
    ).toBeVisible();
    expect(at()).toBe('/no/such/page');
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home');
    const search = within(screen.getByRole('search', { name: '按关键词搜索岗位' }));
    await user.type(search.getByRole('combobox', { name: '关键词' }), '测绘{Enter}');
    await waitFor(() =>
      expect(at()).toBe(`/searchPosition/all?${new URLSearchParams({ keyword: '测绘' })}`),
    );
  });

  // What chats add: tests/utils/sharedAddress.test.ts.
  test('a link with what a chat adds finds its page', async () => {
    const { at } = renderRoute('/recruitmentflow&shareTo=weixin');
    await waitFor(() => expect(at()).toBe('/recruitmentflow'));
    await waitFor(() => expect(screen.queryByText('没有找到这个页面')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
  });
});
