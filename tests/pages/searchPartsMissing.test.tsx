/** @ownModules A file that has loaded is there at once. */
import { screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../helpers/renderRoute';
import { resultRows } from '../helpers/resultRows';
import { setViewport } from '../helpers/viewport';

// The parts of the search that a press fetches do not load at first.
let mockIsMissing = true;
function mockLate(path: string) {
  if (mockIsMissing)
    throw Object.assign(new Error(`Loading chunk ${path} failed.`), { name: 'ChunkLoadError' });
  return jest.requireActual(path);
}
jest.mock('@/features/positions/search/FilterDrawer', () =>
  mockLate('@/features/positions/search/FilterDrawer'),
);
jest.mock('@/features/positions/search/SaveSearchForm', () =>
  mockLate('@/features/positions/search/SaveSearchForm'),
);
jest.mock('@/features/positions/search/ResultTable', () =>
  mockLate('@/features/positions/search/ResultTable'),
);
jest.mock('@/features/positions/search/enterprises/EnterpriseList', () =>
  mockLate('@/features/positions/search/enterprises/EnterpriseList'),
);
jest.mock('@/features/positions/shared/compare/CompareDrawer', () =>
  mockLate('@/features/positions/shared/compare/CompareDrawer'),
);

const list = '/searchPosition/all';
const said = () => screen.findByText(/请检查网络后刷新页面/);

beforeEach(() => {
  mockIsMissing = true;
  // React writes each error that a boundary has caught to the console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('the filters of a phone: the results stay, and the next press opens them', async () => {
  setViewport(390);
  const { user } = renderRoute(list);
  const open = await screen.findByRole('button', { name: /^筛\s?选$/ });
  await user.click(open);
  expect(await said()).toBeVisible();
  expect(await resultRows()).toHaveLength(20);
  mockIsMissing = false;
  await user.click(open);
  expect(await screen.findByRole('dialog', { name: '筛选条件' })).toBeVisible();
});

test('the form that saves a search: its button has the focus, and the next press shows it', async () => {
  const { user } = renderRoute(list);
  const save = await screen.findByRole('button', { name: '保存这次搜索' });
  await user.click(save);
  expect(await said()).toBeVisible();
  expect(save).toHaveFocus();
  expect(save).toHaveAttribute('aria-expanded', 'false');
  mockIsMissing = false;
  await user.click(save);
  expect(await screen.findByRole('textbox', { name: '名称' })).toBeVisible();
});

test('the list of enterprises: the search stays, and 重试 fetches it again', async () => {
  setViewport(1440);
  const { user } = renderRoute('/searchPosition/enterprise');
  expect(await screen.findByText('单位没有加载出来')).toBeVisible();
  expect(await resultRows()).toHaveLength(20);
  mockIsMissing = false;
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('region', { name: '招聘单位' })).toBeVisible();
});

test('the table: the list stays', async () => {
  setViewport(1440);
  const { user, at } = renderRoute(list);
  await user.click(await screen.findByRole('radio', { name: '表格' }));
  expect(await said()).toBeVisible();
  await waitFor(() => expect(at()).toBe(list));
  expect(await resultRows()).toHaveLength(20);
});

test('a comparison is closed over its list', async () => {
  const { at } = renderRoute(`${list}?compare=200001,200002`);
  expect(await said()).toBeVisible();
  await waitFor(() => expect(at()).toBe(list));
  const results = within(screen.getByRole('region', { name: '搜索结果' }));
  expect((await results.findAllByRole('article')).length).toBeGreaterThan(0);
});
