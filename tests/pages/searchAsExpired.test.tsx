import { act, fireEvent, screen, within } from '@testing-library/react';
import { askForLogin } from '@/session/state/expiry';
import { renderRoute } from '../helpers/renderRoute';
import { fewResults } from '../helpers/resultRows';

test('a search that is sent before the page has drawn that the session is over keeps the login asked for', async () => {
  const { at } = renderRoute(fewResults, { persona: 'complete' });
  const box = await screen.findByRole('combobox', { name: '岗位关键词' });
  fireEvent.change(box, { target: { value: '测绘' } });
  const button = within(screen.getByRole('main')).getByRole('button', { name: /^搜\s?索$/ });
  act(() => {
    expect(askForLogin()).toBe(true);
    fireEvent.click(button);
  });
  expect(await screen.findByRole('dialog', { name: '请重新登录' })).toBeVisible();
  expect(new URLSearchParams(at().split('?')[1]).get('keyword')).toBe('测绘');
});
