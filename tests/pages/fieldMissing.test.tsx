/** @ownModules A control that has loaded is there at once. */
import { act, screen } from '@testing-library/react';
import { renderRoute } from '../helpers/renderRoute';

let mockIsMissing = true;

// The control of one field does not load.
jest.mock('@/forms/faces/Captcha', () => {
  if (!mockIsMissing) return jest.requireActual('@/forms/faces/Captcha');
  throw Object.assign(new Error('Loading chunk field-proof failed.'), { name: 'ChunkLoadError' });
});

beforeEach(() => {
  // React writes each error that a boundary has caught to the console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a field that does not load while offline leaves the form as it is, and comes once there is a network', async () => {
  const { user } = renderRoute('/regist');
  for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(screen.getByRole('button', { name: '下一步' }));
  expect(await screen.findByText('这一项没有加载出来')).toBeInTheDocument();
  await user.type(await screen.findByRole('textbox', { name: '登录名' }), 'zhaoyun');
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('这一项没有加载出来')).toBeInTheDocument();

  online.mockRestore();
  mockIsMissing = false;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByRole('img', { name: /^验证图片/ })).toBeInTheDocument();
  expect(screen.queryByText('这一项没有加载出来')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: '登录名' })).toHaveDisplayValue('zhaoyun');
});
