import { screen, waitFor, within } from '@testing-library/react';
import type { ActivitySession } from '@/services/types';
import { worldOf } from '../../mock/_preview/candidateState';
import { activityById } from '../../mock/_preview/seed/activities';
import { examples } from '../../mock/_preview/seed/examples';
import { storeOf } from '../../mock/_preview/store';
import { continueFrom, openAt, otherWindow } from '../helpers/applying';
import { refuse } from '../helpers/brokenCalls';
import { choose } from '../helpers/choices';
import { renderRoute } from '../helpers/renderRoute';
import { answers } from '../mock/candidate/applying';
import { paths } from '../mock/candidate/caller';

// What other people and the person's other windows change while an application is being filled in.

const activity = examples.enrollingActivity;
const enrol = `/apply/${activity}/activity`;
const [first, second] = activityById(activity)?.sessions ?? [];
if (!first || !second) throw new Error('Two sessions are expected');

const apply = `/apply/${examples.openSocialPosition}/position`;

const radio = (session: ActivitySession) =>
  screen.getByRole('radio', { name: new RegExp(`^${session.label} `) });
const save = () => screen.getByRole('button', { name: '保存并继续' });

/** Fills a session, as other candidates would. */
function fill(space: string, session: ActivitySession): void {
  worldOf(storeOf(space)).seats[session.id] = session.capacity;
}

const enrolment = { activity, sessionId: first.id };

describe('the session of an enrolment', () => {
  test('that fills up after it was saved does not stop the next steps; refused for it, they lead to the sessions, and what was answered stays', async () => {
    const { user, space } = await openAt('resume', { enrolment });
    fill(space, first);
    await continueFrom(user, '核对简历');
    await choose(user, '到场方式', '自行前往');
    const end = refuse(paths.page, 'SESSION_FULL', '所选场次名额已满，请选择其他场次');
    await user.click(save());
    await screen.findByRole('heading', { name: '选择场次', level: 2 });
    expect(
      await screen.findByRole('link', { name: '这个场次的名额已满，请选择其他场次' }),
    ).toBeVisible();
    end();
    await user.click(radio(second));
    await continueFrom(user, '选择场次');
    await continueFrom(user, '核对简历');
    expect(await screen.findByText('已恢复您上次没有保存的内容。')).toBeVisible();
    await continueFrom(user, '补充信息');
    expect(await screen.findByRole('heading', { name: '核对与承诺', level: 2 })).toBeVisible();
  });

  test.each([
    ['保留我填写的', first, '核对简历'],
    ['采用较新的', second, '选择场次'],
  ])('chosen differently in two windows is a choice: %s', async (choice, kept, step) => {
    const { user, space } = renderRoute(`${enrol}?session=${first.id}`, { persona: 'complete' });
    await screen.findByRole('heading', { name: '选择场次', level: 2 });
    const other = await otherWindow(space, 'activity', activity);
    await other.save('target', {}, second.id);
    await user.click(save());
    const conflict = await screen.findByRole('alert', {
      name: '这一步在另一个窗口保存过不同的内容',
    });
    expect(within(conflict).getByRole('region', { name: '场次' })).toHaveTextContent(
      new RegExp(`${first.label}.*${second.label}`),
    );
    expect((await other.page()).sessionId).toBe(second.id);
    await user.click(within(conflict).getByRole('button', { name: choice }));
    await screen.findByRole('heading', { name: step, level: 2 });
    await waitFor(() => expect(conflict).not.toBeInTheDocument());
    if (step === '选择场次') await waitFor(() => expect(radio(kept)).toBeChecked());
    expect((await other.page()).sessionId).toBe(kept.id);
  });

  test('that was changed in another window is kept when this one saves another step', async () => {
    const { user, other } = await openAt('extra', { enrolment });
    await choose(user, '到场方式', '自行前往');
    await other.save('target', {}, second.id);
    await continueFrom(user, '补充信息');
    await screen.findByRole('heading', { name: '核对与承诺', level: 2 });
    expect((await other.page()).sessionId).toBe(second.id);
  });
});

describe('answers that another window saved while this one shows them for the last look', () => {
  const elsewhere = {
    arrivalDate: `${new Date().getFullYear() + 2}-07-01`,
    motivation: '在另一个窗口填写的理由，也有十个字。',
  };
  test('are not sent over: they are shown, and the declaration is asked for again', async () => {
    const { user, other, calls } = await openAt('check');
    await other.save('extra', { ...answers.position, ...elsewhere });
    const tick = screen.getByRole('checkbox', { name: '我已阅读并同意以上承诺' });
    await user.click(tick);
    const send = screen.getByRole('button', { name: '提交投递' });
    await user.click(send);
    expect(await screen.findByText(/另一个窗口刚保存了新的内容/)).toHaveTextContent(
      /可到岗日期、应聘理由$/,
    );
    expect(screen.getByText(elsewhere.motivation)).toBeVisible();
    expect(calls('/wizard/apply/')).toHaveLength(0);
    expect(send).toHaveFocus();
    expect(tick).not.toBeChecked();
    expect(screen.queryByText('请先阅读并同意承诺内容')).not.toBeInTheDocument();
    await user.click(tick);
    await user.click(send);
    expect(await screen.findByRole('heading', { name: '投递成功', level: 2 })).toBeVisible();
    expect(await screen.findByText(/^下一步：/)).toBeVisible();
    const follow = screen.getByRole('link', { name: '查看进展' });
    expect(follow.getAttribute('href')).toMatch(/^\/user\/deliveries\?applyId=/);
  });
});

describe('an application that was deleted in another window', () => {
  const gone = () => screen.findByRole('heading', { name: '这份投递已被删除', level: 2 });

  test('is reported when a step is saved, and can be begun again', async () => {
    const { user, space, at, other } = await openAt('extra', { step: 'resume' });
    await other.remove();
    await continueFrom(user, '核对简历');
    expect(await gone()).toHaveFocus();
    expect(screen.getByRole('link', { name: '去看其他岗位' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重新开始' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await continueFrom(user, '确认岗位');
    await screen.findByRole('heading', { name: '核对简历', level: 2 });
    expect(at()).toBe(`${apply}?step=resume`);
    expect((await otherWindow(space)).applyId).not.toBe(other.applyId);
  });
});
