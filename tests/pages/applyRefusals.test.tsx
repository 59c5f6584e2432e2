import { screen, waitFor, within } from '@testing-library/react';
import { type ApplyRefusal, applyRefusals } from '@/features/apply/refusal';
import type { TargetKind } from '@/services/types';
import { worldOf } from '../../mock/_preview/candidateState';
import { activityById } from '../../mock/_preview/seed/activities';
import { examples } from '../../mock/_preview/seed/examples';
import { storeOf } from '../../mock/_preview/store';
import { openAt } from '../helpers/applying';
import { renderRoute } from '../helpers/renderRoute';
import { applyTo, openPositions } from '../mock/candidate/applying';
import { callerAs } from '../mock/candidate/caller';

interface Case {
  code: ApplyRefusal;
  kind: TargetKind;
  persona: 'complete' | 'deliveries';
  title: string;
  /** Name and address of the main link, and of the other one. */
  way: [name: string, to: RegExp];
  other?: [name: string, to: RegExp];
  /** Brings about the refusal, and returns the target. */
  arrange: (space: string) => Promise<string>;
  /** What else is to be seen. */
  more?: () => Promise<unknown>;
}

const position = examples.openSocialPosition;

const cases: Case[] = [
  {
    code: 'DELIVERY_DUPLICATE',
    kind: 'position',
    persona: 'complete',
    title: '您已经投递过这个岗位',
    way: ['查看这份投递', /^\/user\/deliveries\?deliveryId=/],
    other: ['去看其他岗位', /^\/searchPosition\/all$/],
    arrange: async (space) => {
      await applyTo(callerAs('complete', space), position);
      return position;
    },
  },
  {
    code: 'DELIVERY_LIMIT',
    kind: 'position',
    persona: 'deliveries',
    title: '进行中的投递已达上限',
    way: ['查看我的投递', /^\/user\/deliveries\?group=active$/],
    arrange: async (space) => {
      const caller = callerAs('deliveries', space);
      const [last, next] = openPositions().slice(-2);
      if (!last || !next) throw new Error('Two open positions are expected');
      await applyTo(caller, last.id);
      return next.id;
    },
    more: () => screen.findByText(/您目前有 15 份进行中的岗位投递，最多可同时进行 15 份/),
  },
  {
    code: 'TARGET_CLOSED',
    kind: 'position',
    persona: 'complete',
    title: '这个岗位已停止接受投递',
    way: ['去看其他岗位', /^\/searchPosition\/all$/],
    other: ['查看岗位条件', /^\/recruitmentview\//],
    arrange: async () => examples.closedPosition,
    more: async () => {
      const similar = await screen.findByRole('region', { name: '相近岗位' });
      expect(within(similar).getAllByRole('article')).not.toHaveLength(0);
    },
  },
  {
    code: 'NOT_ELIGIBLE',
    kind: 'position',
    persona: 'complete',
    title: '您目前不符合这个岗位的条件',
    way: ['查看岗位条件', /^\/recruitmentview\//],
    other: ['去看其他岗位', /^\/searchPosition\/all$/],
    arrange: async () => examples.doctorPosition,
  },
  {
    code: 'SESSION_FULL',
    kind: 'activity',
    persona: 'complete',
    title: '名额已满，没有报名成功',
    way: ['去看其他活动', /^\/applyActivity$/],
    other: ['查看这个活动', /^\/applyActivity\/[^/]+\/applyActivity$/],
    arrange: async (space) => {
      const { seats } = worldOf(storeOf(space));
      for (const session of activityById(examples.enrollingActivity)?.sessions ?? []) {
        seats[session.id] = session.capacity;
      }
      return examples.enrollingActivity;
    },
  },
  {
    code: 'NOT_FOUND',
    kind: 'position',
    persona: 'complete',
    title: '没有找到这个岗位',
    way: ['去看其他岗位', /^\/searchPosition\/all$/],
    arrange: async () => '999999',
  },
];

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';

describe('refused before the first step, with the way on', () => {
  test.each(cases)('$code', async (one) => {
    const { code, kind, persona, title, way, other, arrange, more } = one;
    const space = `refused-${code}`;
    const target = await arrange(space);
    renderRoute(`/apply/${target}/${kind}`, { persona, space });
    expect(await screen.findByRole('heading', { name: title, level: 2 })).toBeVisible();
    expect(screen.queryByRole('button', { name: '保存并继续' })).not.toBeInTheDocument();
    expect(addressOf(way[0])).toMatch(way[1]);
    if (other) expect(addressOf(other[0])).toMatch(other[1]);
    expect(screen.queryByText('温馨提示')).not.toBeInTheDocument();
    await more?.();
  });

  test(`applyRefusals tested ${cases.length} of ${applyRefusals.length}`, () => {
    expect(cases.map(({ code }) => code)).toEqual([...applyRefusals]);
  });
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
  unmount();
  renderRoute('/user/deliveries?group=draft', { persona: 'complete', space });
  const [draft] = await screen.findAllByRole('article');
  await waitFor(() => expect(draft).toHaveTextContent('草稿'));
});
