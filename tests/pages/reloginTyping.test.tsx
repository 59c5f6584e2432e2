import { setTimeout as wait } from 'node:timers/promises';
import { screen, waitFor } from '@testing-library/react';
import { storeOf } from '../../mock/_preview/store';
import { expireSessions } from '../../mock/_preview/tokens';
import { renderRoute } from '../helpers/renderRoute';

let mockEnd: () => void;

jest.mock('@/utils/typing', () => ({
  ...jest.requireActual('@/utils/typing'),
  pauseInTyping: () =>
    new Promise<void>((resolve) => {
      mockEnd = resolve;
    }),
}));

test('a login over the page opens once a person who types has paused', async () => {
  const portal = renderRoute('/searchPosition/all', { persona: 'complete' });
  const box = await screen.findByRole('combobox', { name: '岗位关键词' });
  expireSessions(storeOf(portal.space));
  await portal.user.type(box, '测绘');
  await waitFor(() => expect(portal.at()).toContain('relogin=true'));
  await wait(300);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await portal.user.keyboard('工程师');
  expect(box).toHaveValue('测绘工程师');

  mockEnd();
  expect(await screen.findByRole('dialog', { name: '请重新登录' })).toBeVisible();
  expect(box).toHaveValue('测绘工程师');
});
