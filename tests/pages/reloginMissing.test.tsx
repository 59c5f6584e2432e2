import { screen, waitFor } from '@testing-library/react';
import { storeOf } from '../../mock/_preview/store';
import { expireSessions } from '../../mock/_preview/tokens';
import { renderRoute } from '../helpers/renderRoute';

// The chunk of the dialog does not load.
jest.mock('@/features/auth/shared/ReloginDialog', () => {
  throw Object.assign(new Error('Loading chunk relogin failed.'), { name: 'ChunkLoadError' });
});

test('a login dialog that does not load costs nothing of the page, which says so', async () => {
  // React writes to the console what the boundary caught.
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, space, at } = renderRoute('/home', { persona: 'complete' });
  const keyword = await screen.findByRole('combobox', { name: '关键词' });
  await user.type(keyword, '测绘');
  const [collect] = await screen.findAllByRole('button', { name: /^收藏/ });
  if (!collect) throw new Error('No position can be collected');
  expireSessions(storeOf(space));
  await user.click(collect);
  expect(await screen.findByText(/请检查网络后刷新页面/)).toBeVisible();
  await waitFor(() => expect(at()).toBe('/home'));
  expect(screen.getByRole('combobox', { name: '关键词' })).toHaveValue('测绘');
  expect(String(consoleError.mock.calls)).toContain('relogin');
});
