import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ActivitySession, WizardPage } from '@/services/types';
import { worldOf } from '../../mock/_preview/candidateState';
import { activityById } from '../../mock/_preview/seed/activities';
import { examples } from '../../mock/_preview/seed/examples';
import { storeOf } from '../../mock/_preview/store';
import { continueFrom, goToCheckStep } from '../helpers/applying';
import { refuse } from '../helpers/brokenCalls';
import { choose } from '../helpers/choices';
import { renderRoute } from '../helpers/renderRoute';
import { answers, openFor } from '../mock/candidate/applying';
import { callerAs, paths } from '../mock/candidate/caller';

// What other people and the person's other windows change while an application is being filled in.

const activity = examples.enrollingActivity;
const enrol = `/apply/${activity}/activity`;
const [first, second] = activityById(activity)?.sessions ?? [];
if (!first || !second) throw new Error('Two sessions are expected');

const position = examples.openSocialPosition;
const apply = `/apply/${position}/position`;

const radio = (session: ActivitySession) =>
  screen.getByRole('radio', { name: new RegExp(`^${session.label} `) });
const save = () => screen.getByRole('button', { name: '保存并继续' });

/** Fills a session, as other candidates would. */
function fill(space: string, session: ActivitySession): void {
  worldOf(storeOf(space)).seats[session.id] = session.capacity;
}

/** The same application in another window. */
async function otherWindow(space: string, kind: 'position' | 'activity', target: string) {
  const caller = callerAs('complete', space);
  const { applyId, deliveryId } = await openFor(caller, kind, target);
  const page = () => caller.get<WizardPage>(paths.page, { applyId });
  return {
    page,
    remove: () => caller.post(paths.remove(deliveryId)),
    save: async (answer: object) =>
      caller.post(paths.page, { applyId, version: (await page()).version, ...answer }),
  };
}

async function chooseFirst(user: UserEvent): Promise<void> {
  await screen.findByRole('heading', { name: '选择场次', level: 2 });
  await user.click(radio(first as ActivitySession));
  await user.click(save());
  await screen.findByRole('heading', { name: '核对简历', level: 2 });
}

describe('the session of an enrolment', () => {
  test('that fills up after it was saved does not stop the next steps', async () => {
    const { user, space } = renderRoute(enrol, { persona: 'complete' });
    await chooseFirst(user);
    fill(space, first);
    await continueFrom(user, '核对简历');
    await choose(user, '到场方式', '自行前往');
    await continueFrom(user, '补充信息');
    expect(await screen.findByRole('heading', { name: '核对与承诺', level: 2 })).toBeVisible();
  });

  test('that a later step is refused for leads to the sessions, and what was answered stays', async () => {
    const { user, space } = renderRoute(enrol, { persona: 'complete' });
    await chooseFirst(user);
    await continueFrom(user, '核对简历');
    await choose(user, '到场方式', '自行前往');
    fill(space, first);
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
    await other.save({ step: 'target', values: {}, sessionId: second.id });
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
    const { user, space } = renderRoute(enrol, { persona: 'complete' });
    await chooseFirst(user);
    await continueFrom(user, '核对简历');
    await choose(user, '到场方式', '自行前往');
    const other = await otherWindow(space, 'activity', activity);
    await other.save({ step: 'target', values: {}, sessionId: second.id });
    await continueFrom(user, '补充信息');
    await screen.findByRole('heading', { name: '核对与承诺', level: 2 });
    expect((await other.page()).sessionId).toBe(second.id);
  });
});

describe('answers that another window saved while this one shows them for the last look', () => {
  test('are not sent over: they are shown, and the declaration is asked for again', async () => {
    const { user, space, calls } = renderRoute(apply, { persona: 'complete' });
    await goToCheckStep(user);
    const other = await otherWindow(space, 'position', position);
    await other.save({ step: 'extra', values: answers.position });
    const tick = screen.getByRole('checkbox', { name: '我已阅读并同意以上承诺' });
    await user.click(tick);
    const send = screen.getByRole('button', { name: '提交投递' });
    await user.click(send);
    expect(await screen.findByText(/另一个窗口刚保存了新的内容/)).toHaveTextContent(
      /可到岗日期、应聘理由$/,
    );
    expect(screen.getByText(answers.position.motivation)).toBeVisible();
    expect(calls('/wizard/apply/')).toHaveLength(0);
    expect(send).toHaveFocus();
    expect(tick).not.toBeChecked();
    expect(screen.queryByText('请先阅读并同意承诺内容')).not.toBeInTheDocument();
    await user.click(tick);
    await user.click(send);
    expect(await screen.findByRole('heading', { name: '投递成功', level: 2 })).toBeVisible();
  });
});

describe('an application that was deleted in another window', () => {
  const gone = () => screen.findByRole('heading', { name: '这份投递已被删除', level: 2 });

  test('is reported when a step is saved, and can be begun again', async () => {
    const { user, space, at } = renderRoute(apply, { persona: 'complete' });
    await continueFrom(user, '确认岗位');
    await continueFrom(user, '核对简历');
    await user.click(await screen.findByRole('button', { name: '上一步' }));
    const former = await otherWindow(space, 'position', position);
    const { applyId } = await former.page();
    await former.remove();
    await continueFrom(user, '核对简历');
    expect(await gone()).toHaveFocus();
    expect(screen.getByRole('link', { name: '去看其他岗位' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重新开始' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await continueFrom(user, '确认岗位');
    await screen.findByRole('heading', { name: '核对简历', level: 2 });
    expect(at()).toBe(`${apply}?step=resume`);
    expect((await (await otherWindow(space, 'position', position)).page()).applyId).not.toBe(
      applyId,
    );
  });
});
