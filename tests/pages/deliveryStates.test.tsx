import { screen, waitFor, within } from '@testing-library/react';
import {
  groupOf,
  lifecycleStateOf,
  nextActionOf,
  withdrawalOf,
} from '@/features/deliveries/shared/lifecycle';
import { statusSentenceOf } from '@/features/deliveries/shared/statusSentence';
import zh from '@/locales/zh-CN/deliveries';
import type { Delivery, TargetKind } from '@/services/types';
import { listDeliveries } from '../../mock/_preview/deliveries';
import { storeOf } from '../../mock/_preview/store';
import { firstOf, present } from '../helpers/present';
import { renderRoute } from '../helpers/renderRoute';
import type { Found } from '../mock/candidate/applying';
import { callerAs, paths } from '../mock/candidate/caller';

const space = 'delivery-states';

/** One of each tone, group, actor and way out; every state has its row in tests/features/deliveries. */
const states: [status: string, kind: TargetKind][] = [
  ['draft', 'position'],
  ['screening', 'position'],
  ['screenFailed', 'position'],
  ['toBook', 'position'],
  ['publicity', 'position'],
  ['withdrawn', 'position'],
  ['enrolled', 'activity'],
];

async function seeded(status: string, kind: TargetKind): Promise<Delivery> {
  const rows = listDeliveries(storeOf(space)).filter((row) => row.loginName === 'deliveries');
  const row = present(rows.find((one) => one.status === status && one.kind === kind));
  const caller = callerAs('deliveries', space);
  const { list } = await caller.get<Found>(paths.search, { deliveryId: row.deliveryId });
  return firstOf(list);
}

function marked(): HTMLElement {
  const card = document.querySelector('article[aria-current="true"]');
  if (!(card instanceof HTMLElement)) throw new Error('No delivery is marked');
  return card;
}

const words = (key: string | undefined): string => {
  const found = present(Object.entries(zh).find(([one]) => one === key));
  return found[1];
};

const withdrawalWords: Record<string, string> = {
  removed: '删除草稿',
  withdrawn: '撤回投递',
  cancelled: '取消报名',
};

describe('a state of the lifecycle table, as its card says it', () => {
  test.each(states)('%s (%s)', async (status, kind) => {
    const delivery = await seeded(status, kind);
    renderRoute(`/user/deliveries?deliveryId=${delivery.id}`, { persona: 'deliveries', space });
    await waitFor(() => expect(marked()).toHaveFocus());
    const card = within(marked());
    const { positionState } = delivery;
    const state = lifecycleStateOf(status, kind);

    // Label and tone.
    const tag = card.getAllByText(words(state?.labelKey))[0];
    expect(tag).toBeVisible();
    expect(tag).toHaveClass(`ant-tag-${state?.tone}`);

    // Group.
    const group = groupOf(status, kind, positionState);
    const groups = within(screen.getByRole('navigation', { name: '投递分组' }));
    expect(groups.getByRole('link', { current: 'page' })).toHaveTextContent(
      words(`deliveries.group.${group}`),
    );

    // The sentence: the state, and who acts next.
    const sentence = statusSentenceOf(delivery);
    expect(card.getByText(words(sentence?.key), { exact: false })).toBeVisible();
    const actor = card.queryByText(/现在轮到您处理|现在由用人单位处理/);
    expect(Boolean(actor)).toBe(sentence?.actor !== 'nobody');

    // The next action with its deadline, and withdrawing.
    const action = nextActionOf(status, kind, positionState);
    const link = action && card.getByRole('link', { name: words(`deliveries.action.${action}`) });
    expect(Boolean(link)).toBe(Boolean(action));
    expect(Boolean(delivery.nextAction)).toBe(Boolean(action));
    const giveUp = withdrawalOf(status, kind, positionState) ?? '';
    for (const [to, name] of Object.entries(withdrawalWords)) {
      expect(Boolean(card.queryByRole('button', { name }))).toBe(to === giveUp);
    }

    // The position's own state is shown too; after sending, the sent résumé can be compared with the present one.
    expect(Boolean(card.queryByText('岗位状态'))).toBe(kind === 'position');
    expect(Boolean(card.queryByRole('button', { name: '对比投递时与现在的简历' }))).toBe(
      status !== 'draft',
    );
  });
});
