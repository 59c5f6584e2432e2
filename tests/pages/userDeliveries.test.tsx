import { setTimeout as wait } from 'node:timers/promises';
import { screen, waitFor, within } from '@testing-library/react';
import type { Delivery, Resume } from '@/services/types';
import { countDrafts, writeDraft } from '@/utils/draftStore';
import { stepDraftPrefix } from '@/utils/stepDraftPrefix';
import { holdCalls } from '../helpers/brokenCalls';
import { deliveryIn } from '../helpers/deliveries';
import { gate } from '../helpers/gate';
import '../helpers/noCropping';
import { firstOf, present } from '../helpers/present';
import { afterFailure, renderRoute } from '../helpers/renderRoute';
import { sentence } from '../helpers/sentence';
import { setViewport } from '../helpers/viewport';
import type { Found } from '../mock/candidate/applying';
import { callerAs, paths } from '../mock/candidate/caller';

const groups = () => screen.findByRole('navigation', { name: '投递分组' });
const cards = () => screen.findAllByRole('article');

async function cardWith(words: string): Promise<HTMLElement> {
  return present((await cards()).find((card) => within(card).queryByText(words)));
}

const marked = () => {
  const card = document.querySelector('article[aria-current="true"]');
  if (!(card instanceof HTMLElement)) throw new Error('No delivery is marked');
  return card;
};

/** The list narrowed by keyword to one that was just sent: each further card is work for every query. */
async function openSubmitted(space: string) {
  const { targetName } = await deliveryIn(space, 'submitted');
  const path = `/user/deliveries?${new URLSearchParams({ keyword: targetName })}`;
  const route = renderRoute(path, { persona: 'deliveries', space });
  return { ...route, card: await cardWith('已投递') };
}

async function lastActive(space: string): Promise<Delivery> {
  const caller = callerAs('deliveries', space);
  const { list } = await caller.get<Found>(paths.search, { group: 'active', pageSize: 100 });
  const last = list.at(-1);
  if (!last || list.length <= 10) throw new Error('A second page is expected');
  return last;
}

describe('/user/deliveries', () => {
  test('shows the active ones, their state in words, and the counts of the groups; the course of one opens, from what was to what is', async () => {
    const { user, at } = await afterFailure(
      renderRoute('/user/deliveries', { persona: 'deliveries', server: '500' }),
      '投递记录没有加载出来',
    );
    const nav = await groups();
    expect(await cards()).not.toHaveLength(0);
    expect(await within(nav).findByRole('link', { name: /^进行中 ?\d+$/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(document.title).toContain('我的投递');
    // Each group is an address of its own.
    await user.click(within(nav).getByRole('link', { name: /^已结束/ }));
    await waitFor(() => expect(at()).toBe('/user/deliveries?group=ended'));
    expect(await screen.findByText('已录用')).toBeVisible();
    const card = await cardWith('已录用');
    await user.click(within(card).getByRole('button', { name: '查看进展' }));
    const entries = within(
      await within(card).findByRole('list', { name: '投递进展' }),
    ).getAllByRole('listitem');
    expect(entries[0]).toHaveTextContent('已投递');
    expect(entries.at(-1)).toHaveTextContent('已录用');
  });

  test('a withdrawal says its consequence first, and happens once', async () => {
    const { user, calls, card } = await openSubmitted('deliveries-withdrawn');
    await user.click(within(card).getByRole('button', { name: '撤回投递' }));
    const dialog = await screen.findByRole('dialog', { name: /^撤回对“.+”的投递？$/ });
    expect(dialog).toHaveTextContent('撤回后单位将停止处理');
    expect(dialog).toHaveTextContent('这份投递的记录仍在“已结束”中');
    expect(dialog).toHaveTextContent('岗位开放期间您可以重新投递');
    await user.dblClick(within(dialog).getByRole('button', { name: '撤回投递' }));
    expect(await screen.findByText('投递已撤回。')).toBeVisible();
    expect(calls('/applicationdelivery/delete/')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('已投递')).not.toBeInTheDocument());
  });

  test('left while the list is read anew after a withdrawal: no error of the page is reported', async () => {
    const { user, unmount, card } = await openSubmitted('deliveries-left');
    await user.click(within(card).getByRole('button', { name: '撤回投递' }));
    const dialog = await screen.findByRole('dialog', { name: /^撤回对/ });
    const answers = gate<void>();
    let asked = false;
    holdCalls('/applicationdelivery/search', () => {
      asked = true;
      return answers.passed;
    });
    await user.click(within(dialog).getByRole('button', { name: '撤回投递' }));
    await waitFor(() => expect(asked).toBe(true));
    const error = jest.fn();
    window.addEventListener('error', error);
    unmount();
    answers.open();
    await wait(50);
    expect(error).not.toHaveBeenCalled();
  });

  test('the answer to a withdrawal got lost: it is found out, and reported as done', async () => {
    const { user, calls, setServer, card } = await openSubmitted('deliveries-lost');
    await user.click(within(card).getByRole('button', { name: '撤回投递' }));
    const dialog = await screen.findByRole('dialog', { name: /^撤回对/ });
    setServer('lost');
    await user.click(within(dialog).getByRole('button', { name: '撤回投递' }));
    expect(await screen.findByText('投递已撤回。')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('已投递')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('region', { name: '投递列表' })).toHaveFocus());
    expect(screen.queryByText('网络异常')).not.toBeInTheDocument();
    expect(calls('/applicationdelivery/delete/')).toHaveLength(1);
  });

  test('a draft leads back into its wizard; one that is removed leaves nothing of it on the device', async () => {
    const { user, space } = renderRoute('/user/deliveries?group=draft', { persona: 'deliveries' });
    const caller = callerAs('deliveries', space);
    const { list } = await caller.get<Found>(paths.search, { group: 'draft', pageSize: 100 });
    const first = firstOf(list);
    await writeDraft(`${stepDraftPrefix('deliveries', first.applyId)}tab`, { at: Date.now() });
    const card = await screen.findByRole('article', { name: first.targetName });
    expect(within(card).getByRole('link', { name: '继续填写' }).getAttribute('href')).toMatch(
      /^\/apply\/[^/]+\/(position|activity)$/,
    );
    await user.click(within(card).getByRole('button', { name: '删除草稿' }));
    const dialog = await screen.findByRole('dialog', { name: /^删除/ });
    await user.click(within(dialog).getByRole('button', { name: '删除草稿' }));
    expect(await screen.findByText('草稿已删除。')).toBeVisible();
    expect(await countDrafts()).toBe(0);
  });

  test('a link that names no delivery of this person says so', async () => {
    renderRoute('/user/deliveries?deliveryId=nobody', { persona: 'deliveries' });
    expect(await screen.findByText('没有找到这份投递')).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '查看全部投递' })).toHaveAttribute(
      'href',
      '/user/deliveries',
    );
  });

  test('an apply id opens the group and page that hold the delivery, with it marked', async () => {
    const space = 'deliveries-link';
    const last = await lastActive(space);
    const { user, at } = renderRoute(`/user/deliveries?applyId=${last.applyId}`, {
      persona: 'deliveries',
      space,
    });
    await waitFor(() => expect(marked()).toHaveFocus());
    expect(within(marked()).getByRole('list', { name: '投递进展' })).toBeVisible();
    expect(screen.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
    expect(await cards()).not.toHaveLength(1);
    await user.click(within(await groups()).getByRole('link', { name: /^已结束/ }));
    await waitFor(() => expect(at()).toBe('/user/deliveries?group=ended'));
    await waitFor(() => expect(screen.queryByText(last.targetName)).not.toBeInTheDocument());
  });

  test('a keyword finds by position, unit or number, and can be taken away again', async () => {
    const { user, at, card } = await openSubmitted('deliveries-keyword');
    const number =
      within(card)
        .getByText(sentence(/^编号 /))
        .textContent?.slice(3) ?? '';
    const field = screen.getByRole('textbox', { name: '按岗位、单位或编号搜索投递' });
    await user.clear(field);
    await user.type(field, `${number}{Enter}`);
    await waitFor(() => expect(at()).toBe(`/user/deliveries?keyword=${number}`));
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    expect(within(await groups()).getByRole('link', { name: '进行中 1' })).toBeVisible();
    await user.click(within(await groups()).getByRole('link', { name: /^已结束/ }));
    expect(await screen.findByText(`这一组里没有与“${number}”相符的投递`)).toBeVisible();
    await user.clear(field);
    await user.type(field, '没有的岗位{Enter}');
    expect(await screen.findByText('没有与“没有的岗位”相符的投递')).toBeVisible();
    expect(screen.queryByText(/其他分组/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '清除关键词' }));
    await waitFor(() => expect(at()).toBe('/user/deliveries?group=ended'));
    expect(await screen.findByText('已录用')).toBeVisible();
  });

  test('what was sent is compared with the résumé now, in words; a number that changed in its hidden part stays hidden', async () => {
    const space = 'deliveries-compare';
    const caller = callerAs('deliveries', space);
    const resume = await caller.get<Resume>(paths.resume);
    const intention = { ...resume.intention, regionCodes: ['120000'] };
    const { mobile: before = '' } = resume.basic;
    const basic = { ...resume.basic, mobile: `${before.slice(0, 3)}9876${before.slice(7)}` };
    const sensitiveConsentVersion = '2026.1';
    for (const change of [
      { section: 'intention', value: intention },
      { section: 'basic', value: basic, sensitiveConsentVersion },
    ]) {
      const { version } = await caller.get<Resume>(paths.resume);
      await caller.post(paths.save, { ...change, version });
    }
    const { user, card: sent } = await openSubmitted(space);
    const card = within(sent);
    await user.click(card.getByRole('button', { name: '对比投递时与现在的简历' }));
    expect(await card.findByText(/^有 2 处与投递时不同/)).toBeVisible();
    const row = card.getByRole('row', { name: /^期望地区/ });
    await waitFor(() => expect(within(row).getAllByRole('cell')[1]).toHaveTextContent('天津'));
    expect(within(row).getAllByRole('cell')[0]).not.toHaveTextContent(/天津|\d/);
    const hidden = within(card.getByRole('row', { name: /^手机/ }));
    const [then, now] = hidden.getAllByRole('cell').map((cell) => cell.textContent);
    expect(then).toMatch(/^\d{3}\*{4}\d{4}$/);
    expect(now).toBe(`${then} （已修改，不同之处在隐藏的部分）`);
    await user.click(card.getByRole('button', { name: '收起简历对比' }));
    expect(card.queryByRole('table')).not.toBeInTheDocument();
  });

  test('a comparison that does not load can be tried again; without changes it says so', async () => {
    const { user, setServer, card: sent } = await openSubmitted('deliveries-compare-failed');
    const card = within(sent);
    setServer('500');
    await user.click(card.getByRole('button', { name: '对比投递时与现在的简历' }));
    expect(await card.findByText('简历对比没有加载出来')).toBeVisible();
    setServer('normal');
    await user.click(card.getByRole('button', { name: '重试' }));
    expect(await card.findByText('现在的简历与投递时相同。')).toBeVisible();
  });

  test('nobody has applied yet: what this is and the way on', async () => {
    renderRoute('/user/deliveries', { persona: 'complete' });
    expect(await screen.findByText('您还没有进行中的投递')).toBeVisible();
    expect(screen.getByRole('link', { name: '去搜索岗位' })).toHaveAttribute(
      'href',
      '/searchPosition/all',
    );
  });
});

describe('/user/deliveries as a table', () => {
  afterEach(() => jest.restoreAllMocks());
  const table = () => screen.findByRole('table', { name: '投递列表' });

  test('holds the same deliveries as the cards; the choice is in the URL and stays with the group', async () => {
    setViewport(1440);
    const { user, at } = renderRoute('/user/deliveries?group=ended', { persona: 'deliveries' });
    const titles = (await cards()).map(
      (card) => within(card).getByRole('heading', { level: 2 }).textContent,
    );
    await user.click(screen.getByRole('radio', { name: '表格' }));
    await waitFor(() => expect(at()).toBe('/user/deliveries?group=ended&view=table'));
    const names = within(await table()).getAllByRole('rowheader');
    expect(names.map((name) => name.textContent)).toEqual(titles);
    expect(await table()).toHaveTextContent('已录用');
    await user.click(within(await groups()).getByRole('link', { name: /^草稿/ }));
    await waitFor(() => expect(at()).toBe('/user/deliveries?group=draft&view=table'));
    await waitFor(async () => expect(await table()).not.toHaveTextContent('已录用'));
  });

  test('beside the state, public notice and interview are their days alone: the row stays low, and the card has the rest', async () => {
    setViewport(768);
    const { user } = renderRoute('/user/deliveries?view=table', { persona: 'deliveries' });
    const rowOf = async (state: string) =>
      present((await within(await table()).findByText(state)).closest('tr'));
    // Where it is narrow, the time of the last change waits until it is chosen.
    expect(within(await table()).queryByRole('columnheader', { name: '更新时间' })).toBeNull();
    expect(screen.getByRole('button', { name: '列设置' })).toBeVisible();
    const notice = await rowOf('拟录用公示');
    expect(notice).toHaveTextContent(/\d+月\d+日 \(周.\) – (\d+年)?\d+月\d+日 \(周.\)/);
    expect(notice).not.toHaveTextContent('公示地点');
    await user.click(screen.getByRole('link', { name: '下一页' }));
    expect(await rowOf('待面试')).toHaveTextContent(/\d+月\d+日 \(周.\) \d\d:\d\d – \d\d:\d\d/);
    expect(await rowOf('待面试')).not.toHaveTextContent('面试室');
  });
});
