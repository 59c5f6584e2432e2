/** @ownModules Controls that have loaded once are there at once. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { chosenIn } from '../helpers/choices';
import { gate } from '../helpers/gate';
import { renderRoute } from '../helpers/renderRoute';
import { byTouch } from '../helpers/viewport';

const missing = Object.assign(new Error('Loading chunk controls failed.'), {
  name: 'ChunkLoadError',
});

let mockFile = gate<void>();
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
  expect(section.getByText('赵明轩')).toBeVisible();
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
  mockError = missing;
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
  mockError = missing;
  await letCome();
  renderRoute('/censorlogin');
  expect(await screen.findByText(failed)).toBeVisible();
  expect(screen.getByRole('button', { name: '登录' })).toBeDisabled();
  mockError = undefined;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('textbox', { name: '登录名' })).toBeEnabled();
  expect(screen.getByRole('button', { name: '登录' })).toBeEnabled();
});
