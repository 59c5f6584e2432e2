import { act, screen, within } from '@testing-library/react';
import { history } from '@umijs/max';
import type { WizardPage } from '@/services/types';
import { activityById } from '../../mock/_preview/seed/activities';
import { examples } from '../../mock/_preview/seed/examples';
import { returnToTabAfter } from '../helpers/deliveries';
import { afterFailure, renderRoute } from '../helpers/renderRoute';
import { sentence } from '../helpers/sentence';
import { answers, openFor } from '../mock/candidate/applying';
import { callerAs, paths } from '../mock/candidate/caller';

const pathOf = (id: string) => `/applyActivity/${id}/applyActivity`;
const enrolling = pathOf(examples.enrollingActivity);
const noon = '2026-11-21T12:00:00+08:00';

const panel = async () => within(await screen.findByRole('complementary', { name: '报名' }));
const sessions = async () => within(await screen.findByRole('region', { name: '场次' }));

/** A draft of an enrolment for the first session, as another device leaves it. */
async function beginElsewhere(space: string) {
  const caller = callerAs('complete', space);
  const { applyId } = await openFor(caller, 'activity', examples.enrollingActivity);
  const { version } = await caller.get<WizardPage>(paths.page, { applyId });
  const sessionId = activityById(examples.enrollingActivity)?.sessions[0]?.id;
  await caller.post(paths.page, { applyId, step: 'target', values: {}, sessionId, version });
  return {
    send: () => caller.post(paths.apply(applyId), { values: answers.activity, declared: true }),
  };
}

describe('/applyActivity/{id}/applyActivity', () => {
  test('says what, when and where, with sessions, their seats, and the units that take part; a visitor who enrols is sent to the login and comes back to the session', async () => {
    const failed = renderRoute(enrolling, { now: noon, server: '500' });
    const { user, at } = await afterFailure(failed, '活动信息没有加载出来');
    const side = await panel();
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'zh-CN');
    expect(side.getByText(/^正在报名，2026年.* 截止。/)).toBeVisible();
    expect(side.getByRole('link', { name: '报名' })).toHaveAttribute(
      'href',
      `/apply/${examples.enrollingActivity}/activity`,
    );
    const list = await sessions();
    const [first] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent(/余 [\d,]+ 个名额（共 [\d,]+ 个）/);
    expect(list.getAllByText('加入日历')[0]).toBeVisible();
    const units = within(screen.getByRole('region', { name: /^参加单位（\d+）$/ }));
    expect(units.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\/unitInfo\/./);
    expect(screen.getByRole('region', { name: '活动内容' })).toHaveTextContent('参加须知');
    expect(document.title).toContain('双选会');
    expect(side.getByRole('button', { name: '二维码' })).toBeVisible();

    const [link] = list.getAllByRole('link', { name: /^报名这一场/ });
    if (!link) throw new Error('No session is open');
    const wanted = link.getAttribute('href') ?? '';
    await user.click(link);
    await screen.findByRole('heading', { name: '登录', level: 1 });
    expect(at()).toBe(`/censorlogin?${new URLSearchParams({ redirect: wanted })}`);
  });

  test('a full session says so and offers no way in; the others lead to it chosen', async () => {
    const { user } = renderRoute(pathOf(examples.fullSessionActivity), { persona: 'complete' });
    const [full, open] = (await sessions()).getAllByRole('listitem');
    if (!full || !open) throw new Error('Two sessions are expected');
    expect(within(full).getByText('名额已满')).toBeVisible();
    expect(within(full).queryByRole('link', { name: /^报名这一场/ })).not.toBeInTheDocument();
    await user.click(within(open).getByRole('link', { name: /^报名这一场/ }));
    await screen.findByRole('heading', { name: '选择场次', level: 2 });
    const [, second] = screen.getAllByRole('radio');
    expect(second).toBeChecked();
  });

  // All phases: tests/features/activities/phase.test.ts.
  test('left open: says with when what it has come to, and no longer offers enrolment', async () => {
    renderRoute(enrolling, { now: noon });
    expect((await panel()).getByRole('link', { name: '报名' })).toBeVisible();
    const {
      enrolTo = '',
      startsAt = '',
      endsAt = '',
    } = activityById(examples.enrollingActivity) ?? {};
    for (const [time, words] of [
      [enrolTo, /^报名已于 2026年.* 截止。/],
      [startsAt, /^活动正在进行，2026年.* 结束。报名已截止。/],
      [endsAt, /^活动已于 2026年.* 结束。/],
    ] as const) {
      returnToTabAfter(Date.parse(time) - Date.now() + 1000);
      expect((await panel()).getByText(words)).toBeVisible();
      expect(screen.queryByRole('link', { name: /^报名/ })).not.toBeInTheDocument();
    }
    expect(screen.getByText('已结束')).toBeVisible();
    act(() => history.push(pathOf(examples.upcomingActivity)));
    expect(await screen.findByText(/^报名还没有开始，2026年.* 起可以报名。/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^报名/ })).not.toBeInTheDocument();
  });

  test('an own enrolment stands in the place of enrolling, with its session', async () => {
    const space = 'activity-enrolled';
    await (await beginElsewhere(space)).send();
    renderRoute(enrolling, { persona: 'complete', space });
    const side = await panel();
    expect(await side.findByText('已报名')).toBeVisible();
    expect(await side.findByText(sentence(/^报名编号：\S+/))).toBeVisible();
    expect(side.getByRole('link', { name: '查看我的报名' }).getAttribute('href')).toMatch(
      /^\/user\/deliveries\?deliveryId=/,
    );
    expect(side.queryByRole('link', { name: '报名' })).not.toBeInTheDocument();
    expect(await (await sessions()).findByText('您的场次')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^报名这一场/ })).not.toBeInTheDocument();
  });

  test('a draft is gone on with', async () => {
    const space = 'activity-draft';
    await beginElsewhere(space);
    renderRoute(enrolling, { persona: 'complete', space });
    const side = await panel();
    expect(await side.findByText('草稿')).toBeVisible();
    expect(side.getByRole('link', { name: '继续报名' })).toBeVisible();
  });
});
