import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { worldOf } from '../../mock/_preview/candidateState';
import { activityById } from '../../mock/_preview/seed/activities';
import { examples } from '../../mock/_preview/seed/examples';
import { storeOf } from '../../mock/_preview/store';
import type { ActivitySession, UserCenter, WizardPage } from '../../src/services/types';
import { accessibilityErrors } from '../helpers/accessibility';
import { continueFrom, earlierVisit, openAt } from '../helpers/applying';
import { breakCalls, changeData } from '../helpers/brokenCalls';
import '../helpers/noCropping';
import { choose } from '../helpers/choices';
import { afterFailure, renderRoute } from '../helpers/renderRoute';
import { sentence } from '../helpers/sentence';
import { answers, type Found } from '../mock/candidate/applying';
import { callerAs, paths } from '../mock/candidate/caller';

const path = `/apply/${examples.openSocialPosition}/position`;

// The whole way, a number that is there again after a reload, and the progress: tests/e2e/applyToOutcome.spec.ts.
describe('/apply/{id}/position', () => {
  test('mistakes are reported at their fields and in the summary, and nothing typed is lost', async () => {
    const { user, calls } = await openAt('extra');
    const reason = screen.getByLabelText('应聘理由');
    expect(screen.getByLabelText(/亲属姓名/)).not.toBeRequired();
    const relative = screen.getByRole('radiogroup', { name: '是否有亲属在本单位工作' });
    await user.click(within(relative).getByRole('radio', { name: '是' }));
    expect(screen.getByLabelText(/亲属姓名/)).toBeRequired();
    await user.type(reason, '太短');
    const saved = calls('/wizard/page').length;
    const save = screen.getByRole('button', { name: '保存并继续' });
    await user.click(save);
    const summary = await screen.findByRole('region', { name: /有 \d 处需要修改/ });
    expect(summary).toHaveFocus();
    expect(reason).toHaveAccessibleDescription(/10 至 500 个字符/);
    expect(reason).toHaveValue('太短');
    expect(screen.getByRole('link', { name: /^请填写亲属姓名/ })).toBeVisible();
    await user.click(within(summary).getByRole('link', { name: '请选择可到岗日期' }));
    expect(screen.getByLabelText('可到岗日期')).toHaveFocus();
    await user.type(screen.getByLabelText('可到岗日期'), '2020-03-01{Enter}');
    await user.click(save);
    expect(await screen.findByRole('link', { name: '可到岗日期不能早于今天' })).toBeVisible();
    expect(calls('/wizard/page')).toHaveLength(saved);
  });

  test('the last look shows names of places, schools and majors, and no code that nobody knows', async () => {
    const asked = [
      ['常住地', 'region', '110000', '北京市'],
      ['老家', 'region', '999999', '名称未知'],
      ['毕业院校', 'school', 'nobody', '名称未知'],
      ['所学专业', 'major', '010101', '哲学'],
      ['到场', 'select', 'gone', '名称未知'],
    ] as const;
    const options = [{ code: 'own', label: '自行前往' }];
    const fields = asked.map(([label, type]) => ({ name: label, label, type, required: false }));
    await earlierVisit('check');
    renderRoute(path, { persona: 'complete', space: 'applying' });
    changeData<WizardPage>('/wizard/page', (page) => ({
      ...page,
      steps: page.steps.map((step) =>
        step.key === 'extra'
          ? { ...step, fields: fields.map((field) => ({ ...field, options })) }
          : step,
      ),
      values: Object.fromEntries(asked.map(([label, , code]) => [label, code])),
    }));
    for (const [label, , , words] of asked) {
      const term = await screen.findByText(label, { selector: 'th *' });
      await waitFor(() => expect(term.closest('th')?.nextElementSibling).toHaveTextContent(words));
    }
  });

  test('who comes back is at the step that was reached; what does not arrive, or is not known, is reported once and sent again', async () => {
    await earlierVisit('check');
    const { user, calls, setServer } = renderRoute(path, {
      persona: 'complete',
      space: 'applying',
    });
    expect(await screen.findByRole('heading', { name: '核对与承诺', level: 2 })).toBeVisible();
    expect(screen.getByText(answers.position.motivation)).toBeVisible();
    const send = () => screen.findByRole('button', { name: '提交投递' });

    await user.click(await send());
    expect(await screen.findByRole('link', { name: '请先阅读并同意承诺内容' })).toBeVisible();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('请先阅读并同意承诺内容');
    expect(calls('/wizard/apply/')).toHaveLength(0);
    await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意以上承诺' }));

    const mend = breakCalls('/wizard/apply/');
    await user.click(await send());
    expect(await screen.findByText(/刚才的提交没有送达/)).toBeVisible();
    expect(screen.queryByText('网络异常')).not.toBeInTheDocument();
    mend();
    setServer('down');
    const button = await send();
    await user.click(button);
    // Beside the button.
    expect(
      await within(button.parentElement as HTMLElement).findByText(
        /^网络中断，暂时无法确认是否已经提交/,
      ),
    ).toBeVisible();
    setServer('normal');
    await user.click(await send());
    expect(await screen.findByText(sentence(/^投递编号：\S+/))).toBeVisible();
  });

  test('an answer lost on the way: the portal finds out that it was sent, and does not send twice', async () => {
    const { user, calls, setServer } = await openAt('check');
    await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意以上承诺' }));
    setServer('lost');
    await user.dblClick(screen.getByRole('button', { name: '提交投递' }));
    expect(await screen.findByRole('heading', { name: '投递成功', level: 2 })).toBeVisible();
    expect(calls('/wizard/apply/')).toHaveLength(1);
    // The screen shows what the delivery says, and that the rest is not known.
    expect(screen.getByText('已投递')).toBeVisible();
    expect(screen.getByText(/已经送达用人单位，等待资格初审。现在由用人单位处理/)).toBeVisible();
    expect(screen.getByText('投递成功，等待用人单位受理')).toBeVisible();
    expect(screen.getByText(/没有单位给出的预计答复时间/)).toBeVisible();
    expect(screen.queryByText('网络异常')).not.toBeInTheDocument();
  });

  test('a newcomer has one thing to do, not sixteen: the résumé is filled in, and leads back; with gaps the first step is not passed', async () => {
    const start = `/apply/${examples.unlimitedPosition}/position`;
    const { user, at, calls } = renderRoute(`${start}?step=resume`, { persona: 'newcomer' });
    const main = within(await screen.findByRole('region', { name: /^简历还缺 \d+ 项/ }));
    expect(main.getByText(/^基本信息（\d+ 项）$/)).toBeVisible();
    expect(main.getByText(/^教育经历（\d+ 项）$/)).toBeVisible();
    for (const gap of main.getAllByRole('link', { name: /^请/ })) expect(gap).not.toBeVisible();
    await user.click(main.getByText(/^教育经历/));
    expect(main.getByRole('link', { name: '请填写学校' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: '去填写简历' }));
    const name = await screen.findByRole('textbox', { name: /^姓名/ });
    await waitFor(() => expect(name).toHaveFocus());
    await user.click(screen.getByRole('button', { name: '保存并返回投递' }));
    // The position is not confirmed yet.
    expect(await screen.findByRole('heading', { name: '确认岗位', level: 2 })).toBeVisible();
    await waitFor(() => expect(at()).toBe(`${start}?step=target`));
    expect(screen.getByRole('heading', { name: /^简历还缺 \d+ 项/, level: 3 })).toBeVisible();
    expect(screen.queryByRole('button', { name: '保存并继续' })).not.toBeInTheDocument();
    const asked = calls('/wizard/page').length;
    await user.click(screen.getByRole('button', { name: '我已补全，重新检查' }));
    await waitFor(() => expect(calls('/wizard/page')).toHaveLength(asked + 1));
    await user.click(screen.getByRole('link', { name: '请填写姓名' }));
    await waitFor(() => expect(at()).toMatch(/\/apply\?section=basic&field=basic\.name$/));
  });

  test('what was only opened is no draft and nothing to do; what was confirmed is', async () => {
    const { user, space } = await afterFailure(
      renderRoute(path, { persona: 'complete', server: '500' }),
    );
    await screen.findByRole('heading', { name: '确认岗位' });
    const caller = callerAs('complete', space);
    const drafts = async () => (await caller.get<Found>(paths.search)).counts.draft;
    expect(await drafts()).toBe(0);
    // Its conditions can be read beside the wizard, without leaving what is typed.
    const conditions = screen.getByRole('link', { name: '查看岗位条件 （在新标签页打开）' });
    expect(conditions).toHaveAttribute('target', '_blank');
    expect(conditions).toHaveAttribute(
      'href',
      expect.stringContaining(`#/recruitmentview/${examples.openSocialPosition}/`),
    );
    expect((await caller.get<UserCenter>(paths.centre)).todos).toEqual([]);
    await user.click(screen.getByRole('button', { name: '保存并继续' }));
    await screen.findByRole('heading', { name: '核对简历' });
    expect(await drafts()).toBe(1);
  });
});

describe('/apply/{id}/activity', () => {
  const [full, second] = activityById(examples.fullSessionActivity)?.sessions ?? [];
  const [open, other] = activityById(examples.enrollingActivity)?.sessions ?? [];
  if (!full || !second || !open || !other) throw new Error('Two sessions each are expected');
  const enrol = `/apply/${examples.fullSessionActivity}/activity`;
  const linked = (id: string) => `${enrol}?step=target&session=${id}`;
  const radio = (session: ActivitySession) =>
    screen.getByRole('radio', { name: new RegExp(`^${session.label} `) });
  /** Fills a session, as other candidates would. */
  const fill = (space: string, session: ActivitySession) => {
    worldOf(storeOf(space)).seats[session.id] = session.capacity;
  };

  async function send(user: UserEvent): Promise<void> {
    await user.click(await screen.findByRole('checkbox', { name: '我已阅读并同意以上承诺' }));
    await user.click(screen.getByRole('button', { name: '提交报名' }));
  }

  test('a session is chosen, a full one cannot be; sent, it can be kept in a calendar', async () => {
    // A link may name a session that is not there.
    const { user } = renderRoute(linked('nowhere'), { persona: 'complete' });
    await screen.findByRole('heading', { name: '选择场次', level: 2 });
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    expect(screen.queryByText('这个场次的名额已满，请选择其他场次')).not.toBeInTheDocument();
    const its = screen.getByRole('link', { name: '查看这个活动 （在新标签页打开）' });
    expect(its).toHaveAttribute('target', '_blank');
    expect(its).toHaveAttribute(
      'href',
      `#/applyActivity/${examples.fullSessionActivity}/applyActivity?headStyle=false`,
    );
    await user.click(screen.getByRole('button', { name: '保存并继续' }));
    await user.click(await screen.findByRole('link', { name: '请选择一个场次' }));
    expect(screen.getByRole('group', { name: '场次' })).toHaveAccessibleDescription(
      '请选择一个场次',
    );
    expect(radio(second)).toBeInvalid();
    expect(radio(full)).toBeDisabled();
    expect(radio(second)).toHaveFocus();
    await user.click(radio(second));
    await continueFrom(user, '选择场次');
    await continueFrom(user, '核对简历');
    await choose(user, '到场方式', '自行前往');
    await continueFrom(user, '补充信息');
    await send(user);
    expect(await screen.findByRole('heading', { name: '报名成功', level: 2 })).toBeVisible();
    expect(screen.getByText(sentence(/^报名编号：\S+/))).toBeVisible();
    expect(screen.getByText(second.label)).toBeVisible();
    expect(screen.getByText('加入日历')).toBeVisible();
    expect(screen.getByRole('link', { name: '继续看活动' })).toHaveAttribute(
      'href',
      '/applyActivity',
    );
    expect(await accessibilityErrors(screen.getByRole('main'))).toEqual([]);
  });

  test('a link brings its session along; one that is full is not chosen', async () => {
    const first = renderRoute(linked(second.id), { persona: 'complete' });
    await screen.findByRole('heading', { name: '选择场次', level: 2 });
    expect(radio(second)).toBeChecked();
    first.unmount();
    renderRoute(linked(full.id), { persona: 'complete' });
    expect((await screen.findAllByText('这个场次的名额已满，请选择其他场次'))[0]).toBeVisible();
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  test('a session that fills up before sending: refused with its reason, another one is sent', async () => {
    const enrolment = { activity: examples.enrollingActivity, sessionId: open.id };
    const { user, space } = await openAt('check', { enrolment });
    fill(space, open);
    await send(user);
    expect(await screen.findByText('名额已满，没有报名成功')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '选择其他场次' }));
    await screen.findByRole('heading', { name: '选择场次', level: 2 });
    await waitFor(() => expect(radio(open)).toBeDisabled());
    await user.click(radio(other));
    await user.click(screen.getByRole('button', { name: '保存并继续' }));
    await screen.findByRole('heading', { name: '核对与承诺', level: 2 });
    await send(user);
    expect(await screen.findByRole('heading', { name: '报名成功', level: 2 })).toBeVisible();
  });

  test('what the résumé lacks is asked for in the editor, which leads back into the enrolment', async () => {
    const { user, at } = renderRoute(enrol, { persona: 'newcomer' });
    await screen.findByRole('heading', { name: '选择场次', level: 2 });
    expect(screen.getByRole('heading', { name: /^简历还缺 \d+ 项/ })).toBeVisible();
    const [gap] = screen.getAllByRole('link', { name: /^请填写/ });
    if (!gap) throw new Error('A gap is expected');
    await user.click(gap);
    const editor = `/activityresumeedit/${examples.fullSessionActivity}/apply/applyActivity`;
    await waitFor(() => expect(at()).toContain(`${editor}?section=basic`));
  });
});
