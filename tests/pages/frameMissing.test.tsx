/** @ownModules A file that has loaded is there at once. */
import { screen, waitFor } from '@testing-library/react';
import { personByLoginName } from '../../mock/_preview/people';
import { storeOf } from '../../mock/_preview/store';
import { renderRoute } from '../helpers/renderRoute';

let mockIsMissing = true;
function mockFailure(chunk: string): Error {
  return Object.assign(new Error(`Loading chunk ${chunk} failed.`), { name: 'ChunkLoadError' });
}

// The chunk of the privacy texts does not load.
jest.mock('@/features/content/shared/PrivacyDrawer', () => {
  if (mockIsMissing) throw mockFailure('privacy');
  return jest.requireActual('@/features/content/shared/PrivacyDrawer');
});

// Pages of this test bring the picture's module along, so it fails as it is drawn.
jest.mock('@/components/PrivatePicture', () => ({
  __esModule: true,
  default: () => {
    throw mockFailure('picture');
  },
}));

/** React writes to the console what the boundary caught. */
function watchConsole() {
  return jest.spyOn(console, 'error').mockImplementation(() => undefined);
}

// First: a module that has loaded once stays for the tests that follow.
test('?privacy=1 whose texts do not load shows the page', async () => {
  watchConsole();
  const { at } = renderRoute('/recruitmentflow?a=1&privacy=1');
  await waitFor(() => expect(at()).toBe('/recruitmentflow?a=1'));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

test('privacy texts that do not load cost nothing of a form, which says so; the next press fetches them again', async () => {
  watchConsole();
  const { user, at } = renderRoute('/tmplrgister');
  await user.type(await screen.findByLabelText('姓名'), '赵云');
  await user.click(screen.getByRole('link', { name: '隐私政策' }));
  expect(await screen.findByText(/请检查网络后刷新页面/)).toBeVisible();
  await waitFor(() => expect(at()).toBe('/tmplrgister'));
  expect(screen.getByLabelText('姓名')).toHaveValue('赵云');
  mockIsMissing = false;
  await user.click(screen.getByRole('link', { name: '隐私政策' }));
  expect(await screen.findByRole('dialog', { name: '隐私政策与协议' })).toBeVisible();
  expect(at()).toBe('/tmplrgister?privacy=1');
});

test('a person whose picture’s code does not load is shown by the icon, over the whole page', async () => {
  const consoleError = watchConsole();
  const { space } = renderRoute('/recruitmentflow', { persona: 'complete' });
  Object.assign(personByLoginName(storeOf(space), 'complete') ?? {}, { avatarFileId: 'picture' });
  await waitFor(() => expect(String(consoleError.mock.calls)).toContain('picture'));
  expect(screen.getByRole('button', { name: '赵明轩 的账号菜单' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});
