/** @ownModules A file that has loaded is there at once. */
import { setImmediate as turn } from 'node:timers/promises';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { showMessage } from '@/request/feedback';
import { personByLoginName } from '../../mock/_preview/people';
import { storeOf } from '../../mock/_preview/store';
import { renderRoute } from '../helpers/renderRoute';

const mockMissing = { notices: true, privacy: true };
const mockFetched = jest.fn();
function mockFailure(chunk: string): Error {
  return Object.assign(new Error(`Loading chunk ${chunk} failed.`), { name: 'ChunkLoadError' });
}

// The chunk of the notice centre does not load at first.
jest.mock('../../src/layouts/NoticeCentre', () => {
  mockFetched();
  if (mockMissing.notices) throw mockFailure('notices');
  return jest.requireActual('../../src/layouts/NoticeCentre');
});

// The chunk of the privacy texts does not load.
jest.mock('@/features/content/shared/PrivacyDrawer', () => {
  if (mockMissing.privacy) throw mockFailure('privacy');
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

/** Waits for the one fetch that an occasion leads to, which fails. */
async function failsAfter(occasion: () => void): Promise<void> {
  mockFetched.mockClear();
  const caught = watchConsole();
  caught.mockClear();
  act(occasion);
  await waitFor(() => expect(caught).toHaveBeenCalled());
  // What waits does not fetch again by itself: without a network that would never end.
  for (let left = 5; left > 0; left -= 1) await act(() => turn());
  expect(mockFetched).toHaveBeenCalledTimes(1);
}

test('a notice centre that did not load is fetched with the next act, notice or connection, and says what waits', async () => {
  renderRoute('/recruitmentflow');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  const connect = () => fireEvent(window, new Event('online'));
  connect();
  await act(() => turn());
  expect(mockFetched).not.toHaveBeenCalled();
  await failsAfter(() => showMessage('error', '第一条'));
  await failsAfter(() => fireEvent.pointerDown(document.body));
  await failsAfter(() => fireEvent.keyDown(document.body, { key: 'Tab' }));
  await failsAfter(() => showMessage('error', '第二条'));
  await failsAfter(connect);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  mockMissing.notices = false;
  connect();
  expect(await screen.findByText('第一条')).toBeVisible();
  expect(screen.getByText('第二条')).toBeVisible();
  act(() => showMessage('error', '第三条'));
  expect(await screen.findByText('第三条')).toBeVisible();
});

// Before the next one: a module that has loaded once stays for the tests that follow.
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
  mockMissing.privacy = false;
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
