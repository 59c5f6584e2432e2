import { screen, within } from '@testing-library/react';
import { moveDelivery } from '../../mock/_preview/deliveries';
import { storeOf } from '../../mock/_preview/store';
import { renderRoute } from '../helpers/renderRoute';
import { inState, openPosition } from '../mock/candidate/applying';
import { callerAs, paths } from '../mock/candidate/caller';

const cards = () => screen.findAllByRole('article');
const currentGroup = async () => {
  const nav = await screen.findByRole('navigation', { name: '投递分组' });
  return within(nav)
    .getAllByRole('link')
    .find((link) => link.hasAttribute('aria-current'))?.textContent;
};

/** The card of the delivery in this state, opened by its own link. */
async function cardOf(status: string) {
  const space = `card-${status}`;
  const { id } = await inState(callerAs('deliveries', space), status);
  renderRoute(`/user/deliveries?deliveryId=${id}`, { persona: 'deliveries', space });
  const found = (await cards()).find((card) => card.getAttribute('aria-current') === 'true');
  if (!found) throw new Error(`No delivery is ${status}`);
  return { card: within(found) };
}

describe('/user/deliveries opens where the news is', () => {
  test('what waits for the candidate comes first, with its deadline and one prominent button', async () => {
    renderRoute('/user/deliveries', { persona: 'deliveries' });
    const [first, second, third, fourth] = await cards();
    expect(await currentGroup()).toMatch(/^进行中/);
    for (const card of [first, second, third]) {
      expect(card).toHaveTextContent(/。现在轮到您处理。/);
      expect(card).toHaveTextContent(/下一步：.+\d{4}年/);
    }
    expect(fourth).not.toHaveTextContent('现在轮到您处理。');
    const quiet = within(first as HTMLElement).getByRole('button', { name: '撤回投递' });
    expect(quiet).toHaveClass('ant-btn-variant-text');
  });

  test('after an outcome the ended ones are shown, and after a withdrawal of one’s own they are not', async () => {
    const space = 'news';
    const caller = callerAs('complete', space);
    const ids: string[] = [];
    for (const skip of [0, 1]) {
      const { id } = openPosition(skip);
      const draft = await caller.post<{ deliveryId: string }>(paths.open, {
        kind: 'position',
        targetId: id,
      });
      ids.push(draft.deliveryId);
    }
    const store = storeOf(space);
    const [hired = '', screening = ''] = ids;
    moveDelivery(store, screening, 'screening', { force: true });
    moveDelivery(store, hired, 'hired', { force: true });
    const { unmount } = renderRoute('/user/deliveries', { persona: 'complete', space });
    await cards();
    expect(await currentGroup()).toMatch(/^已结束/);
    unmount();
    moveDelivery(store, hired, 'withdrawn', { force: true });
    renderRoute('/user/deliveries', { persona: 'complete', space });
    await cards();
    expect(await currentGroup()).toMatch(/^进行中/);
  });
});

test('the course reads from what was to what comes, which is folded', async () => {
  const { card } = await cardOf('bcRunning');
  const steps = within(card.getByRole('list', { name: '投递进展' })).getAllByRole('listitem');
  expect(steps[0]).toHaveTextContent('已投递');
  expect(steps.at(-1)).toHaveTextContent('背调中');
  const toCome = card.getByText('之后还有 2 步').closest('details');
  expect(toCome).not.toHaveAttribute('open');
  expect(toCome).toHaveTextContent(/待进行：拟录用公示.*待进行：录用/);
});

test('publicity says from when to when and where, and offers no withdrawal', async () => {
  const { card } = await cardOf('publicity');
  expect(card.getByText(/^公示时间：/)).toHaveTextContent(/公示时间： ?\d{4}年.+ – /);
  expect(card.getByText(/^公示地点：/)).toHaveTextContent('单位公告栏和单位门户网站');
  expect(card.queryByRole('button', { name: '撤回投递' })).not.toBeInTheDocument();
});
