import { screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { examples } from '../../mock/_preview/seed/examples';
import { renderRoute } from '../helpers/renderRoute';
import { setViewport } from '../helpers/viewport';

const list = '/searchPosition/all?keyword=%E5%B7%A5%E7%A8%8B';
const page = `/recruitmentview/${examples.spousePosition}/search/${encodeURIComponent(list)}`;
const at = () => history.location.pathname + history.location.search;

beforeEach(() => setViewport(1440));

test('after the field of the résumé the list one came from is still behind the position', async () => {
  const { user } = renderRoute(page, { persona: 'complete' });
  const fit = within(await screen.findByRole('region', { name: '与我的简历对照' }));
  const item = (await fit.findByText('来源类别', { selector: 'strong' })).closest('li');
  await waitFor(() =>
    expect(item).toHaveTextContent(/^来源类别不符合面向现役军人配偶，您填写的是/),
  );
  await user.click(await fit.findByRole('link', { name: '修改：来源类别' }));
  expect(at()).toMatch(/^\/resumeedit\/\d+\/position\?section=basic&field=basic\.sources/);
  await user.click(await screen.findByRole('button', { name: '保存并返回岗位' }));
  await waitFor(() => expect(at()).toBe(page));
  expect(await screen.findByRole('link', { name: '返回岗位列表' })).toHaveAttribute('href', list);
});

test('a way back that was encoded twice on its way, as by a mail, leads to the list', async () => {
  renderRoute(page.replace(/[^/]+$/, encodeURIComponent));
  expect(await screen.findByRole('link', { name: '返回岗位列表' })).toHaveAttribute('href', list);
});
