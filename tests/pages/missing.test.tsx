/** @ownModules What a page does when files do not load, nothing can be kept, or a person types: what has loaded once is there at once. */
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { showMessage } from '@/request/feedback';
import { forgetSession } from '@/session/actions/logout';
import { readDrafts } from '@/utils/draftStore';
import { siteValues } from '@/utils/siteValues';
import { site } from '../../config/site';
import { personByLoginName } from '../../mock/_preview/people';
import { storeOf } from '../../mock/_preview/store';
import { expireSessions } from '../../mock/_preview/tokens';
import { catchBeacons, leavePage } from '../helpers/beacons';
import { chosenIn } from '../helpers/choices';
import { gate } from '../helpers/gate';
import '../helpers/noCropping';
import { renderRoute } from '../helpers/renderRoute';
import { byTouch } from '../helpers/viewport';

const mockMissing = { notices: true, privacy: true, picture: false, room: false, database: false };
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
  default: (props: object) => {
    if (mockMissing.picture) throw mockFailure('picture');
    return jest.requireActual('@/components/PrivatePicture').default(props);
  },
}));

let mockFile = gate<void>();
mockFile.open();
let mockError: Error | undefined;
jest.mock('@/forms/registry', () => {
  const actual = jest.requireActual('@/forms/registry');
  return {
    ...actual,
    fetchControls: () => undefined,
    loadControls: async (set: string) => {
      await mockFile.passed;
      if (mockError) throw mockError;
      return actual.loadControls(set);
    },
  };
});

jest.mock('idb-keyval', () => {
  const { mockDatabase } = jest.requireActual('../helpers/database');
  const full = () =>
    Promise.reject(new DOMException('The quota has been exceeded.', 'QuotaExceededError'));
  const set = (...entry: unknown[]) => (mockMissing.room ? full() : mockDatabase.set(...entry));
  // A database that never answers, as it may be in Safari.
  const createStore = () => () => new Promise(() => undefined);
  const acts = Object.entries<(...given: unknown[]) => unknown>({ ...mockDatabase, set });
  const answering = acts.map(([name, act]) => [
    name,
    (...given: unknown[]) => {
      const ask = given.at(-1);
      return mockMissing.database && typeof ask === 'function' ? ask('readonly') : act(...given);
    },
  ]);
  return { ...Object.fromEntries(answering), createStore };
});

const mockMonitoring = jest.fn();
jest.mock('@/layouts/monitoring/start', () => {
  mockMonitoring();
  return jest.requireActual('@/layouts/monitoring/start');
});

let mockEnd: () => void;
jest.mock('@/utils/typing', () => ({
  ...jest.requireActual('@/utils/typing'),
  pauseInTyping: () =>
    new Promise<void>((resolve) => {
      mockEnd = resolve;
    }),
}));

const sent = catchBeacons();

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

// Before the others that have a form: controls that have loaded once are there at once.
describe('the fields of a form', () => {
  const failed = '表单没有加载完整，暂时不能填写';
  const card = () => screen.findByRole('region', { name: '基本信息' });
  const letCome = () => act(async () => mockFile.open());

  beforeEach(() => {
    mockFile = gate<void>();
    mockError = undefined;
    // The page has been loaded anew already: it does not help.
    window.sessionStorage.setItem('army-site-chunk-reload', String(Date.now()));
  });

  test('on a slow line the résumé’s values stand as text, and nothing can be saved, until its fields are there together', async () => {
    const { user } = renderRoute('/resumeedit/basic', { persona: 'complete' });
    const section = within(await card());
    expect(await section.findByText('赵明轩')).toBeVisible();
    expect(await section.findByText('男')).toBeVisible();
    expect(section.queryByRole('textbox')).not.toBeInTheDocument();
    expect(section.queryByRole('combobox')).not.toBeInTheDocument();
    for (const name of ['保存', '保存并填写下一部分']) {
      expect(section.getByRole('button', { name })).toBeDisabled();
    }
    await letCome();
    const name = await section.findByRole('textbox', { name: '姓名' });
    expect(name).toHaveValue('赵明轩');
    expect(chosenIn(section.getByRole('combobox', { name: '性别' }))).toBe('男');
    expect(document.querySelector('.text')).not.toBeInTheDocument();
    await user.type(name, '远');
    await user.click(section.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(section.getByText(/^已保存/)).toBeVisible());
    expect(name).toHaveValue('赵明轩远');
  });

  test('a résumé whose fields do not load on a phone says so once, keeps its values, and 重试 brings them', async () => {
    byTouch();
    mockError = mockFailure('controls');
    await letCome();
    const { user } = renderRoute('/resumeedit/basic', { persona: 'complete' });
    const section = within(await card());
    expect(await screen.findAllByText(failed)).toHaveLength(1);
    expect(section.getByText('赵明轩')).toBeVisible();
    expect(section.getByRole('button', { name: '保存' })).toBeDisabled();
    mockError = undefined;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await section.findByRole('textbox', { name: '姓名' })).toHaveValue('赵明轩');
    await waitFor(() =>
      expect(section.getByRole('combobox', { name: '性别' })).toHaveDisplayValue('男'),
    );
    expect(screen.queryByText(failed)).not.toBeInTheDocument();
  });

  test('a login that does not load offline comes once there is a network, and takes what is typed', async () => {
    mockError = mockFailure('controls');
    await letCome();
    renderRoute('/censorlogin');
    expect(await screen.findByText(failed)).toBeVisible();
    expect(screen.getByRole('button', { name: '登录' })).toBeDisabled();
    mockError = undefined;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('textbox', { name: '登录名' })).toBeEnabled();
    expect(screen.getByRole('button', { name: '登录' })).toBeEnabled();
  });
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
  mockMissing.picture = true;
  const { space } = renderRoute('/recruitmentflow', { persona: 'complete' });
  Object.assign(personByLoginName(storeOf(space), 'complete') ?? {}, { avatarFileId: 'picture' });
  await waitFor(() => expect(String(consoleError.mock.calls)).toContain('picture'));
  expect(screen.getByRole('button', { name: '赵明轩 的账号菜单' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  mockMissing.picture = false;
});

test('a full device is reported once; what was typed stays in the tab', async () => {
  mockMissing.room = true;
  const { user } = renderRoute('/resumeedit/selfEvaluation', { persona: 'newcomer' });
  const text = await screen.findByRole('textbox', { name: /自我评价/ });
  await user.type(text, '刚写的话');
  expect(await screen.findByText(/^这个浏览器现在不能在设备上保存草稿/)).toBeInTheDocument();
  await user.type(text, '，又写了一句');
  await waitFor(() => expect(JSON.stringify({ ...window.sessionStorage })).toContain('又写了一句'));
  expect(JSON.stringify(await readDrafts('resume/newcomer/', new Set()))).toContain('又写了一句');
  expect(screen.getAllByText(/^这个浏览器现在不能在设备上保存草稿/)).toHaveLength(1);
  mockMissing.room = false;
});

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

// The wizard's step waits for its drafts, signing out for what it clears.
test('a database that never answers keeps nobody from applying, and nobody signed in', async () => {
  mockMissing.database = true;
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const ended = Promise.all([readDrafts('apply/', new Set()), forgetSession()]);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await ended).toEqual([[], undefined]);
  jest.useRealTimers();
  mockMissing.database = false;
});

test.each([
  ['is off by default', siteValues.monitoringUrl, 1],
  ['is off for page loads outside the share', 'https://ops.example/in', 0],
])('monitoring %s: its code is not fetched, and nothing is sent', async (_what, url, share) => {
  jest.replaceProperty(siteValues, 'monitoringUrl', url);
  jest.replaceProperty(site, 'monitoringShare', share);
  renderRoute('/notice', { server: '500' });
  await screen.findByRole('button', { name: '重试' });
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('x') }));
  leavePage();
  expect(mockMonitoring).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});
