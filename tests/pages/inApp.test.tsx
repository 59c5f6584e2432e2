import { screen, waitFor, within } from '@testing-library/react';
import { examples } from '../../mock/_preview/seed/examples';
import { accessibilityErrors } from '../helpers/accessibility';
import { watchDownloads } from '../helpers/downloads';
import { readInWeChat } from '../helpers/inApp';
import { renderRoute } from '../helpers/renderRoute';
import { resultRows } from '../helpers/resultRows';

const dialog = () => screen.findByRole('dialog', { name: '在浏览器中打开' });

afterEach(() => jest.restoreAllMocks());

test('in WeChat printing says how to go on, and the link can be copied, by hand where the app refuses the clipboard', async () => {
  readInWeChat();
  const print = jest.spyOn(window, 'print').mockImplementation();
  const { user } = renderRoute(`/recruitmentview/${examples.openSocialPosition}`);
  await user.click(await screen.findByText('更多', { selector: 'aside summary' }));
  await user.click(screen.getByRole('button', { name: '打印' }));
  const shown = await dialog();
  const open = within(shown);
  expect(open.getByText('微信里不能打印，也不能存成 PDF。')).toBeVisible();
  expect(print).not.toHaveBeenCalled();
  expect(open.getByRole('textbox', { name: '链接' })).toHaveValue(window.location.href);
  await user.click(open.getByRole('button', { name: '复制链接' }));
  expect(await open.findByText('链接已复制，请打开手机的浏览器粘贴。')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  expect(await accessibilityErrors(shown)).toEqual([]);
  await user.click(open.getByRole('button', { name: '返回页面，内容都在' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: '打印' }));
  await user.click(within(await dialog()).getByRole('button', { name: '复制链接' }));
  expect(await screen.findByText('没有复制成功，请长按上面的链接复制。')).toBeVisible();
});

test('in WeChat a new tab is not opened, and what was typed stays', async () => {
  readInWeChat();
  const { user, at } = renderRoute('/searchPosition/all');
  await resultRows();
  const keyword = screen.getByRole('combobox', { name: '岗位关键词' });
  await user.type(keyword, '护士');
  await waitFor(() => expect(at()).toContain('keyword'));
  await screen.findAllByText('护士', { selector: 'mark' });
  await resultRows();
  const [link] = await screen.findAllByRole('link', { name: /^在新标签页打开：/ });
  if (!(link instanceof HTMLAnchorElement)) throw new Error('a row has no link');
  const before = at();
  await user.click(link);
  const open = within(await dialog());
  expect(open.getByText('微信里不能打开新标签页。')).toBeVisible();
  expect(open.getByRole('textbox', { name: '链接' })).toHaveValue(link.href);
  expect(at()).toBe(before);
  expect(keyword).toHaveValue('护士');
});

test('in WeChat the résumé is not downloaded into nowhere', async () => {
  readInWeChat();
  const downloads = watchDownloads();
  const { user } = renderRoute('/resumeview', { persona: 'complete' });
  await user.click(await screen.findByRole('button', { name: '下载数据（JSON）' }));
  expect(within(await dialog()).getByText('微信里不能下载文件。')).toBeVisible();
  await expect(downloads.read()).rejects.toThrow('Nothing was saved');
});
