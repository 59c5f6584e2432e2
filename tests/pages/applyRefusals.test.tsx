import { screen, waitFor, within } from '@testing-library/react';
import { examples } from '../../mock/_preview/seed/examples';
import { openAt } from '../helpers/applying';
import { renderRoute } from '../helpers/renderRoute';
import { applyTo, openPositions } from '../mock/candidate/applying';
import { callerAs } from '../mock/candidate/caller';

// The words and ways on of every refusal: tests/features/apply/refusal.test.ts.

const position = examples.openSocialPosition;
const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';

/** The page that refuses before the first step. */
async function refusedFor(target: string, space: string, title: string): Promise<void> {
  renderRoute(`/apply/${target}/position`, { persona: 'complete', space });
  expect(await screen.findByRole('heading', { name: title, level: 2 })).toBeVisible();
  expect(screen.queryByRole('button', { name: '保存并继续' })).not.toBeInTheDocument();
  expect(screen.queryByText('温馨提示')).not.toBeInTheDocument();
}

test('refused before the first step: applied for already, the way leads to that delivery', async () => {
  const space = 'refused-duplicate';
  const { id } = await applyTo(callerAs('complete', space), position);
  await refusedFor(position, space, '您已经投递过这个岗位');
  expect(addressOf('查看这份投递')).toBe(`/user/deliveries?deliveryId=${id}`);
});

test('refused before the first step: closed, similar positions are there', async () => {
  await refusedFor(examples.closedPosition, 'refused-closed', '这个岗位已停止接受投递');
  expect(addressOf('查看岗位条件')).toMatch(/^\/recruitmentview\//);
  const similar = await screen.findByRole('region', { name: '相近岗位' });
  expect(within(similar).getAllByRole('article')).not.toHaveLength(0);
});

test('refused at sending: nothing that was typed is lost', async () => {
  const { user, unmount, space } = await openAt('check');
  const caller = callerAs('complete', space);
  const open = openPositions().filter(({ id }) => id !== position);
  // Another window reaches the limit of 15.
  for (const { id } of open.slice(0, 15)) await applyTo(caller, id);
  await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意以上承诺' }));
  await user.click(screen.getByRole('button', { name: '提交投递' }));
  expect(await screen.findByRole('heading', { name: '进行中的投递已达上限' })).toBeVisible();
  expect(screen.getByText(/您目前有 15 份进行中的岗位投递，最多可同时进行 15 份/)).toBeVisible();
  unmount();
  renderRoute('/user/deliveries?group=draft', { persona: 'complete', space });
  const [draft] = await screen.findAllByRole('article');
  await waitFor(() => expect(draft).toHaveTextContent('草稿'));
});
