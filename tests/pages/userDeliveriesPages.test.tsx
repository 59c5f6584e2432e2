import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import type { DeliveryPage, Resume, WizardPage } from '@/services/types';
import { breakCalls, changeData, holdCalls } from '../helpers/brokenCalls';
import { deliveryIn } from '../helpers/deliveries';
import { gate } from '../helpers/gate';
import '../helpers/noCropping';
import { renderRoute } from '../helpers/renderRoute';
import { sentence } from '../helpers/sentence';
import { setViewport } from '../helpers/viewport';
import { openFor, openPositions } from '../mock/candidate/applying';
import { callerAs, paths } from '../mock/candidate/caller';

// /user/deliveries in the states that all lists have: a page beyond the last, a failure after another page.

const groups = () => screen.findByRole('navigation', { name: '投递分组' });
const cards = () => screen.findAllByRole('article');

async function leaveDrafts(space: string, count: number): Promise<void> {
  const caller = callerAs('complete', space);
  for (const { id } of openPositions().slice(0, count)) {
    const { applyId } = await openFor(caller, 'position', id);
    const { version } = await caller.get<WizardPage>(paths.page, { applyId });
    await caller.post(paths.page, { applyId, step: 'target', values: {}, version });
  }
}

test('turning a page leads to the top of the list; the table begins where the cards were; when the only entry of the last page goes, this is reported, with the way to the first', async () => {
  setViewport(1440);
  const space = 'deliveries-beyond';
  await leaveDrafts(space, 11);
  const path = '/user/deliveries?group=draft';
  const { user, at } = renderRoute(path, { persona: 'complete', space });
  expect(await cards()).toHaveLength(10);
  await user.click(screen.getByRole('link', { name: '下一页' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  const top = screen.getByText('第 2 页');
  expect(top).toHaveFocus();
  const [only] = await cards();
  if (!only) throw new Error('The second page has no draft');
  expect(top.compareDocumentPosition(only)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  const name = within(only).getByRole('heading', { level: 2 }).textContent ?? '';
  await user.click(screen.getByRole('radio', { name: '表格' }));
  await waitFor(() => expect(at()).toBe(`${path}&current=2&view=table`));
  expect(await screen.findByRole('rowheader', { name })).toBeVisible();
  act(() => history.back());

  await user.click(await screen.findByRole('button', { name: '删除草稿' }));
  const dialog = await screen.findByRole('dialog', { name: /^删除“.+”的草稿？$/ });
  await user.click(within(dialog).getByRole('button', { name: '删除草稿' }));
  expect(await screen.findByText('这一页没有内容')).toBeVisible();
  expect(screen.queryByText('您没有未完成的草稿')).not.toBeInTheDocument();
  expect(within(await groups()).getByRole('link', { name: '草稿 10' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: '回到第 1 页' }));
  await waitFor(() => expect(at()).toBe(path));
  expect(await cards()).toHaveLength(10);
});

test('the chosen group is the current one at once, also when it does not load; it can be tried again by keyboard: the failure and the focus stay', async () => {
  const { user } = renderRoute('/user/deliveries?group=draft', { persona: 'deliveries' });
  await cards();
  const mend = breakCalls(paths.search);
  const answer = gate<void>();
  const end = holdCalls(paths.search, () => answer.passed);
  const ended = within(await groups()).getByRole('link', { name: /^已结束/ });
  await user.click(ended);
  expect(ended).toHaveAttribute('aria-current', 'page');
  answer.open();
  (await screen.findByRole('button', { name: '重试' })).focus();
  expect(ended).toHaveAttribute('aria-current', 'page');
  end();
  await user.keyboard('{Enter}');
  const retry = await screen.findByRole('button', { name: '重试' });
  await waitFor(() => expect(retry).toBeEnabled());
  expect(retry).toHaveFocus();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  mend();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('已录用')).toBeVisible();
});

test('a server that ignores `current`: the named delivery is shown after a few calls, not after a thousand', async () => {
  const space = 'deliveries-same-page';
  const named = await deliveryIn(space, 'hired');
  const { calls } = renderRoute(`/user/deliveries?deliveryId=${named.id}`, {
    persona: 'deliveries',
    space,
  });
  changeData<DeliveryPage>(paths.search, (page) =>
    page.list.length === 1
      ? page
      : { ...page, list: page.list.filter(({ id }) => id !== named.id), total: 10_460 },
  );
  const [card] = await cards();
  expect(card).toHaveAccessibleName(new RegExp(named.targetName));
  expect(calls(paths.search).length).toBeLessThan(5);
});

test('a server that ignores `deliveryId`: the named delivery is the marked one, not the first', async () => {
  const space = 'deliveries-all-answered';
  const named = await deliveryIn(space, 'hired');
  const all = await callerAs('deliveries', space).get<DeliveryPage>(paths.search, {
    pageSize: 100,
  });
  renderRoute(`/user/deliveries?deliveryId=${named.id}`, { persona: 'deliveries', space });
  changeData<DeliveryPage>(paths.search, (page) =>
    page.list.length === 1 ? { ...page, list: [...all.list.slice(0, 5), ...page.list] } : page,
  );
  await cards();
  expect(await screen.findByRole('link', { name: /^已结束/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

// While the position is open: tests/pages/userDeliveries.test.tsx.
test('withdrawing one of a position that is reviewing says that one cannot apply again', async () => {
  const space = 'deliveries-withdraw-toBook';
  const named = await deliveryIn(space, 'toBook');
  expect(named.positionState).toBe('reviewing');
  const { user, calls } = renderRoute(`/user/deliveries?deliveryId=${named.id}`, {
    persona: 'deliveries',
    space,
  });
  const card = await screen.findByRole('article', { name: new RegExp(named.targetName) });
  await user.click(within(card).getByRole('button', { name: '撤回投递' }));
  const dialog = await screen.findByRole('dialog', { name: /^撤回对/ });
  expect(dialog).toHaveTextContent('您不能重新投递');
  await user.click(within(dialog).getByRole('button', { name: '保留投递' }));
  expect(calls('/applicationdelivery/delete/')).toHaveLength(0);
});

test('the done page can be printed; it says when it was sent, and names the person as the résumé that was sent, not as the account', async () => {
  const space = 'deliveries-done-name';
  const { targetId, applyId } = await deliveryIn(space, 'submitted');
  renderRoute(`/apply/${targetId}/position?sent=${applyId}`, { persona: 'deliveries', space });
  changeData<Resume>('/resume/view', (resume) => ({
    ...resume,
    basic: { ...resume.basic, name: '王建国' },
  }));
  expect(await screen.findByText('王建国')).toBeVisible();
  expect(screen.getByText(sentence(/^提交时间：20\d\d/))).toBeVisible();
  expect(screen.getByRole('button', { name: '打印' })).toBeVisible();
});
