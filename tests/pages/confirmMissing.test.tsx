/** @ownModules A file that has loaded is there at once. */
import { screen, within } from '@testing-library/react';
import { renderRoute } from '../helpers/renderRoute';

// A dialog whose file does not load at first.
let mockIsMissing = true;
jest.mock('@/components/ConfirmDialog', () => {
  if (mockIsMissing)
    throw Object.assign(new Error('Loading chunk confirm failed.'), { name: 'ChunkLoadError' });
  return jest.requireActual('@/components/ConfirmDialog');
});

test('a confirmation that does not load is said, the page stays, and the next press asks', async () => {
  // React writes each error that a boundary has caught to the console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = renderRoute('/user/deliveries', { persona: 'deliveries' });
  const withdraw = (await screen.findAllByRole('button', { name: '撤回投递' }))[0];
  if (!withdraw) throw new Error('Nothing can be withdrawn');
  await user.click(withdraw);
  expect(await screen.findByText(/请检查网络后刷新页面/)).toBeVisible();
  expect(withdraw).toBeVisible();

  mockIsMissing = false;
  await user.click(withdraw);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: '撤回投递' })).toBeEnabled();
});
