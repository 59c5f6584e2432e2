import { screen, within } from '@testing-library/react';
import { examples } from '../../mock/_preview/seed/examples';
import { accessibilityErrors } from '../helpers/accessibility';
import { renderRoute } from '../helpers/renderRoute';

const dialog = () => screen.findByRole('dialog', { name: '扫码查看' });

test('a position has a code, whose link can be copied', async () => {
  const { user } = renderRoute(`/recruitmentview/${examples.openSocialPosition}/search`);
  const heading = await screen.findByRole('heading', { level: 1 });
  await user.click(await screen.findByRole('button', { name: '二维码' }));
  const open = within(await dialog());
  expect(open.getByRole('img', { name: `「${heading.textContent}」的二维码` })).toBeVisible();
  await user.click(open.getByRole('button', { name: '复制链接' }));
  expect(await open.findByText('链接已复制。')).toBeVisible();
  const copied = new URL(await navigator.clipboard.readText());
  expect(copied.pathname).toMatch(/^\/recruitmentview\/\d+$/);
  expect(await accessibilityErrors(await dialog())).toEqual([]);
});

test('a notice has one too; where the browser does not draw, it says so, and the code stays', async () => {
  const { user } = renderRoute(`/notice/${examples.pinnedNotice}/home`);
  await user.click(await screen.findByRole('button', { name: '二维码' }));
  const open = within(await dialog());
  await user.click(open.getByRole('button', { name: '复制链接' }));
  expect(await open.findByText('链接已复制。')).toBeVisible();
  expect(new URL(await navigator.clipboard.readText()).pathname).toMatch(/^\/notice\/\d+$/);
  await user.click(open.getByRole('button', { name: '保存图片' }));
  expect(await open.findByText('没有画出图片，请截屏保存。')).toBeVisible();
  expect(open.getByRole('img', { name: /二维码$/ })).toBeVisible();
});
