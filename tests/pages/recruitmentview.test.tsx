import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { recentPositions } from '@/features/positions/shared/recent';
import type { PositionDetail } from '@/services/types';
import { relatedRows } from '../../mock/_preview/search/related';
import { examples } from '../../mock/_preview/seed/examples';
import { positionId } from '../../mock/_preview/seed/positions';
import { changeData } from '../helpers/brokenCalls';
import { firstOf } from '../helpers/present';
import { afterFailure, renderRoute } from '../helpers/renderRoute';
import { fewResults } from '../helpers/resultRows';
import { sentence } from '../helpers/sentence';
import { setViewport } from '../helpers/viewport';
import type { Found } from '../mock/candidate/applying';
import { callerAs, paths } from '../mock/candidate/caller';

const { openSocialPosition, demandingPosition, unlimitedPosition } = examples;
const detail = (id: string, rest = '') => `/recruitmentview/${id}${rest}`;
const actions = () => screen.findByRole('complementary', { name: '岗位操作' });
const group = (name: string) => screen.findByRole('region', { name });
const at = () => history.location.pathname + history.location.search;
const clipboard = (writeText: () => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

beforeEach(() => setViewport(1440));

describe('/recruitmentview: reading', () => {
  test('the focus that comes with the screen stays when its heading becomes the position’s, which is remembered as opened', async () => {
    renderRoute(fewResults);
    await screen.findAllByRole('article');
    act(() => history.push(detail(demandingPosition)));
    await actions();
    const title = screen.getByRole('heading', { level: 1 });
    expect(title).toHaveAttribute('lang', 'zh-CN');
    expect(title).toHaveFocus();
    await waitFor(() => expect(recentPositions.read()[0]).toMatchObject({ id: demandingPosition }));
  });

  test('shows every group of facts, the duties and what is like it', async () => {
    await afterFailure(
      renderRoute(detail(demandingPosition), { server: '500' }),
      '岗位没有加载出来',
    );
    const panel = await actions();
    const title = screen.getByRole('heading', { level: 1 });
    expect(title).toHaveAttribute('lang', 'zh-CN');
    await waitFor(() => expect(document.title).toContain(title.textContent));
    for (const [name, labels] of [
      ['岗位', ['工作地点', '招聘人数', '招聘类型', '岗位类别', '入围比例']],
      [
        '报考条件',
        [
          '学历',
          '学位',
          '专业',
          '来源类别',
          '年龄',
          '政治面貌',
          '工作年限',
          '资格证书',
          '其他条件',
        ],
      ],
      ['招聘单位', ['单位名称', '单位性质', '行业', '规模']],
      ['联系与时间', ['咨询电话', '报名开始', '报名截止', '发布时间', '岗位代码']],
    ] as const) {
      const facts = within(await group(name));
      for (const label of labels) {
        const term = await facts.findByText(label, { selector: 'th *' });
        // Some answers wait for terms, which a call of their own reads.
        await waitFor(() =>
          expect(term.closest('th')?.nextElementSibling?.textContent).toBeTruthy(),
        );
      }
    }
    expect(screen.getByRole('heading', { level: 2, name: '岗位职责' })).toBeVisible();
    expect(within(panel).getByText(/^报名截止/)).toBeVisible();
    const related = within(await group('相近岗位'));
    const rows = await related.findAllByRole('article');
    const nearest = relatedRows(demandingPosition)?.map(positionId) ?? [];
    expect(nearest).toHaveLength(6);
    expect(rows.map((row) => within(row).getAllByRole('link')[0]?.getAttribute('href'))).toEqual(
      nearest.map((id) => expect.stringContaining(`/recruitmentview/${id}/`)),
    );
  });

  test('a device whose clock is far ahead offers what the server has open', async () => {
    renderRoute(detail(openSocialPosition), { now: '2027-03-01T10:00:00+08:00' });
    process.env.PREVIEW_NOW = '2026-11-21T10:00:00+08:00';
    const panel = within(await actions());
    expect(panel.getByText(/^报名截止/)).toBeVisible();
    expect(await panel.findByRole('link', { name: '立即投递' })).toBeVisible();
  });

  test('the list stays behind a similar position; the browser’s Back leads to this one', async () => {
    const here = `${detail(openSocialPosition)}/search/${encodeURIComponent(fewResults)}`;
    const { user } = renderRoute(here);
    const related = within(await group('相近岗位'));
    const first = firstOf(await related.findAllByRole('article'));
    const link = firstOf(within(first).getAllByRole('link'));
    await user.click(link);
    await waitFor(() => expect(at()).not.toBe(here));
    await user.click(await screen.findByRole('link', { name: '返回岗位列表' }));
    await waitFor(() => expect(at()).toBe(fewResults));
  });

  test('what is not asked for is shown as such', async () => {
    renderRoute(detail(unlimitedPosition));
    const conditions = within(await group('报考条件'));
    for (const label of ['学位', '专业', '来源类别', '年龄', '政治面貌']) {
      const term = await conditions.findByText(label, { selector: 'th *' });
      expect(term.closest('th')?.nextElementSibling).toHaveTextContent('不限');
    }
  });

  test('a major that no catalogue has is shown by its code, not left out', async () => {
    renderRoute(detail(demandingPosition));
    changeData<PositionDetail>('/view/', (position) => ({ ...position, majorCodes: ['08', 'X9'] }));
    const conditions = within(await group('报考条件'));
    expect(await conditions.findByText('工学、X9')).toBeVisible();
  });

  test('in English the requirements are English, by their codes', async () => {
    renderRoute(detail(openSocialPosition), { locale: 'en-US' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Requirements' })).toBeVisible();
    const conditions = within(await group('Requirements'));
    expect(await conditions.findByText(sentence('At least Bachelor’s'))).toBeVisible();
    expect(await screen.findByText(/^Professional and technical \/ /)).toBeVisible();
  });
});

// Every way back: tests/utils/returnPath.test.ts, and that of a list above.
test('/recruitmentview: a way back that leads out of the portal leads to all positions; that of one’s own to the deliveries', async () => {
  const hostile = `/search/${encodeURIComponent('//evil.example/x')}`;
  renderRoute(detail(openSocialPosition, hostile));
  const back = await screen.findByRole('link', { name: /返回岗位列表/ });
  expect(back).toHaveAttribute('href', '/searchPosition/all');
  act(() => history.push(detail(openSocialPosition, '/user')));
  const own = await screen.findByRole('link', { name: /返回我的投递/ });
  expect(own).toHaveAttribute('href', '/user/deliveries');
});

describe('/recruitmentview: applying', () => {
  test('a visitor is sent to the login, and back to applying', async () => {
    const { user } = renderRoute(detail(openSocialPosition));
    await user.click(within(await actions()).getByRole('link', { name: '立即投递' }));
    const redirect = `/apply/${openSocialPosition}/position`;
    await waitFor(() => expect(at()).toBe(`/censorlogin?${new URLSearchParams({ redirect })}`));
  });

  test('a position that is closed, reviewing or cancelled says so and cannot be applied to', async () => {
    renderRoute('/exception', { persona: 'complete' });
    await screen.findByRole('heading', { level: 1 });
    for (const [id, words] of [
      [examples.closedPosition, '报名已经截止，可以看看相近岗位。'],
      [examples.reviewingPosition, '单位正在审核已投递的简历，暂不接收新的投递。'],
      [examples.cancelledPosition, '单位已取消这个岗位，可以看看相近岗位。'],
    ] as const) {
      act(() => history.push(detail(id)));
      expect(await screen.findByText(words, { selector: 'aside *' })).toBeVisible();
      const panel = within(await actions());
      expect(panel.queryByRole('link', { name: '立即投递' })).not.toBeInTheDocument();
      expect(panel.queryByRole('timer')).not.toBeInTheDocument();
    }
  });

  test('who has applied sees where it stands, and the way there; who has an outcome sees it', async () => {
    const space = 'outcome';
    const caller = callerAs('deliveries', space);
    const { list } = await caller.get<Found>(paths.search, { pageSize: 100 });
    const idOf = (wanted: string) => list.find(({ status }) => status === wanted)?.targetId ?? '';
    renderRoute(detail(idOf('submitted')), { persona: 'deliveries', space });
    expect(await screen.findByText(/^您已投递，目前：/)).toBeVisible();
    const panel = within(await actions());
    expect(panel.queryByRole('link', { name: '立即投递' })).not.toBeInTheDocument();
    expect(panel.getByRole('link', { name: '查看投递' }).getAttribute('href')).toMatch(
      /^\/user\/deliveries\?deliveryId=.+/,
    );
    act(() => history.push(detail(idOf('hired'))));
    expect(await screen.findByText(/^您对这个岗位的投递已有结果：/)).toBeVisible();
    const over = within(await actions());
    expect(over.getByText('已录用')).toBeVisible();
    expect(over.queryByRole('link', { name: '立即投递' })).not.toBeInTheDocument();
  });

  test('a reviewer is told that applying is for candidates', async () => {
    renderRoute(detail(openSocialPosition), { persona: 'reviewer' });
    const panel = within(await actions());
    expect(panel.getByText('投递供求职者使用。')).toBeVisible();
    // A reviewer has no résumé to compare.
    expect(screen.queryByRole('region', { name: '与我的简历对照' })).not.toBeInTheDocument();
    expect(panel.queryByRole('link', { name: '立即投递' })).not.toBeInTheDocument();
  });
});

describe('/recruitmentview: collecting, sharing', () => {
  test('copies the plain link where there is no share sheet; collects, and another screen knows it', async () => {
    const portal = renderRoute(detail(openSocialPosition, '/search'), { persona: 'complete' });
    const { user, calls } = portal;
    const panel = within(await actions());
    const writeText = jest.fn(async () => undefined);
    clipboard(writeText);
    await user.click(panel.getByRole('button', { name: '分享' }));
    expect(await screen.findByText('链接已复制。')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(
      `${window.location.origin}/recruitmentview/${openSocialPosition}`,
    );
    const button = panel.getByRole('button', { name: /^(?:已)?收藏：/ });
    const wasOn = button.getAttribute('aria-pressed') === 'true';
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', String(!wasOn));
    await waitFor(() => expect(calls('/collect/')).toHaveLength(1));
    const name = screen.getByRole('heading', { level: 1 }).textContent ?? '';
    act(() => history.push('/recruitmentlist/saved'));
    expect(await screen.findByRole('link', { name })).toBeVisible();
  });
});

describe('/recruitmentview: what can go wrong', () => {
  test('there is no such position; error9 leads to /exception', async () => {
    const { user, setServer } = renderRoute(detail('999999'));
    expect(
      await screen.findByRole('heading', { level: 1, name: '没有找到这个岗位' }),
    ).toBeVisible();
    expect(screen.queryByText('温馨提示')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '查看全部岗位' }));
    expect(at()).toBe('/searchPosition/all');
    setServer('error9');
    act(() => history.push(detail(openSocialPosition)));
    await waitFor(() => expect(at()).toMatch(/^\/exception\?/));
  });
});
