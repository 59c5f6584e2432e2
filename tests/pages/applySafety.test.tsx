import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { WizardPage } from '@/services/types';
import { candidateOf } from '../../mock/_preview/candidates';
import { examples } from '../../mock/_preview/seed/examples';
import { storeOf } from '../../mock/_preview/store';
import { continueFrom, earlierVisit, fillExtra, openAt } from '../helpers/applying';
import {
  answerWithPage,
  breakCalls,
  changeData,
  refuse,
  refuseField,
} from '../helpers/brokenCalls';
import { renderRoute } from '../helpers/renderRoute';
import { sentence } from '../helpers/sentence';
import { answers, applyTo } from '../mock/candidate/applying';
import { callerAs, paths } from '../mock/candidate/caller';

const target = examples.openSocialPosition;
const path = `/apply/${target}/position`;
const reason = '家在本地，希望稳定地把技术做深。';

const save = () => screen.getByRole('button', { name: '保存并继续' });
const checkStep = () => screen.findByRole('heading', { name: '核对与承诺', level: 2 });
const motivation = () => screen.getByLabelText('应聘理由');
const sendElsewhere = (space: string) => applyTo(callerAs('complete', space), target);

async function send(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意以上承诺' }));
  await user.click(screen.getByRole('button', { name: '提交投递' }));
}

describe('what comes back from saving a step', () => {
  test('the server’s objections stand at their fields, and go when these are mended; no network is said beside the button; an expiry lays the login over what is typed', async () => {
    const { user, setServer } = await openAt('check', { step: 'extra' });
    const mend = refuseField('wizard/page', { field: 'relativeNote', message: '请填写亲属情况' });
    await user.click(save());
    mend();
    const note = screen.getByLabelText(/亲属姓名/);
    await waitFor(() => expect(note).toHaveAccessibleDescription(/请填写亲属情况/));
    expect(await screen.findByRole('region', { name: '有 1 处需要修改' })).toHaveFocus();
    expect(screen.queryByText('温馨提示')).not.toBeInTheDocument();
    await user.type(note, '王某，人事处，兄弟');
    expect(note).not.toHaveAccessibleDescription(/请填写亲属情况/);
    setServer('down');
    await user.click(save());
    const offline = '网络不通，没有送达。内容都还在，请在网络恢复后再试。';
    const beside = within(save().parentElement as HTMLElement);
    expect(await beside.findByText(offline)).toBeVisible();
    setServer('401');
    await user.click(save());
    await screen.findByRole('dialog', { name: '请重新登录' });
    setServer('normal');
    await user.click(screen.getByRole('button', { name: '暂不登录' }));
    expect(screen.getByLabelText(/亲属姓名/)).toHaveValue('王某，人事处，兄弟');
    await user.click(save());
    expect(await checkStep()).toHaveFocus();
  });

  // The whole of one side: tests/pages/applyWindows.test.tsx.
  test('two answers differ in two windows, each is a choice: mine, then the newer one', async () => {
    const motivationElsewhere = '在另一个窗口填写的理由，也有十个字。';
    const { user, other } = await openAt('extra');
    await fillExtra(user);
    const own = (motivation() as HTMLTextAreaElement).value;
    const relativeNote = '王某，人事处，兄弟';
    await user.type(screen.getByLabelText(/亲属姓名/), relativeNote);
    await other.save('extra', {
      hasRelative: 'no',
      acceptsAdjustment: 'no',
      arrivalDate: `${new Date().getFullYear() + 1}-03-15`,
      motivation: motivationElsewhere,
    });
    await user.click(save());
    const title = '这一步在另一个窗口保存过不同的内容';
    const conflict = await screen.findByRole('alert', { name: title });
    const names = within(conflict)
      .getAllByRole('region')
      .map((choice) => choice.getAttribute('aria-label'));
    expect(names).toEqual(['是否服从本单位内的岗位调剂', '应聘理由']);
    expect(conflict).toHaveTextContent(motivationElsewhere);
    expect(screen.getByRole('textbox', { name: '应聘理由' })).toHaveValue(own);
    await user.click(within(conflict).getByRole('button', { name: `保留我填写的：${names[0]}` }));
    expect(screen.getByRole('heading', { name: title })).toHaveFocus();
    await user.click(within(conflict).getByRole('button', { name: '采用较新的' }));
    await waitFor(() => expect(conflict).not.toBeInTheDocument());
    expect(motivation()).toHaveValue(motivationElsewhere);
    await user.click(save());
    expect(await checkStep()).toBeVisible();
    // Answered here alone: saved whichever side is chosen.
    const values = { acceptsAdjustment: 'yes', motivation: motivationElsewhere, relativeNote };
    expect((await other.page()).values).toMatchObject(values);
  });
});

describe('sending once', () => {
  // At another step: tests/pages/ownErrorCodes.test.tsx.
  test('sent from another window: this one shows the same number', async () => {
    const { user, space, at } = await openAt('check');
    const { number } = await sendElsewhere(space);
    await send(user);
    expect(await screen.findByText(sentence(`投递编号：${number}`))).toBeVisible();
    expect(at()).toMatch(/\?sent=/);
  });

  test('the answer and the look at it were lost, the second sending is refused: shows the number', async () => {
    const { user } = await openAt('check');
    const answered = answerWithPage('/wizard/apply/');
    const look = breakCalls(paths.search);
    await send(user);
    expect(await screen.findByText(/暂时无法确认是否已经提交/)).toBeVisible();
    look();
    answered();
    const end = refuse('/wizard/apply/', 'TARGET_CLOSED', '该岗位不在报名时间内');
    await user.click(screen.getByRole('button', { name: '提交投递' }));
    expect(await screen.findByText(sentence(/^投递编号：\S+/))).toBeVisible();
    expect(screen.queryByText('这个岗位已停止接受投递')).not.toBeInTheDocument();
    end();
  });

  test('refused as not allowed and not sent either: says what the server says', async () => {
    const portal = renderRoute(path, { persona: 'complete' });
    await screen.findByRole('heading', { name: '确认岗位', level: 2 });
    const end = refuse(paths.page, 'NOT_ALLOWED', '内容已经变化，请刷新后再试');
    await portal.user.click(save());
    expect(await screen.findByText(/内容已经变化，请刷新后再试/)).toBeVisible();
    end();
    await continueFrom(portal.user, '确认岗位');
  });

  test('a gap that appeared meanwhile leads to it, and from there back to the check page', async () => {
    const { user, space } = await openAt('check');
    const { basic } = candidateOf(storeOf(space), 'complete').resume;
    const { currentRegion } = basic;
    basic.currentRegion = undefined;
    await send(user);
    await screen.findByRole('heading', { name: '核对简历', level: 2 });
    expect(await screen.findByRole('link', { name: '请选择现居地' })).toBeVisible();
    basic.currentRegion = currentRegion;
    await user.click(screen.getByRole('button', { name: '我已补全，重新检查' }));
    await waitFor(() => expect(save()).toBeEnabled());
    await user.click(save());
    expect(await checkStep()).toBeVisible();
  });
});

test('an address of a number that is none leads back; a file keeps its name when the application is resumed', async () => {
  const { applyId } = await earlierVisit('check');
  const space = 'applying';
  const portal = renderRoute(`${path}?sent=${applyId}`, { persona: 'complete', space });
  await checkStep();
  expect(portal.at()).toBe(`${path}?step=check`);
  await portal.user.click(screen.getByRole('button', { name: '修改：应聘理由' }));
  await screen.findByRole('heading', { name: '补充信息', level: 2 });
  const file = new File(['%PDF-1.4'], '三等功证书.pdf', { type: 'application/pdf' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is nothing to choose a file with');
  await portal.user.upload(input, file);
  expect(await screen.findByText('三等功证书.pdf')).toBeVisible();
  await waitFor(() => expect(portal.calls('/file/upload')).toHaveLength(1));
  await portal.user.click(save());
  await checkStep();
  expect(screen.getByText('三等功证书.pdf')).toBeVisible();
  portal.unmount();
  renderRoute(`${path}?step=extra`, { persona: 'complete', space });
  expect(await screen.findByText('三等功证书.pdf')).toBeVisible();
  expect(motivation()).toHaveValue(answers.position.motivation);
});

test('an odd server whose page says done for a draft: said with a way to try again, not asked for ever', async () => {
  const portal = renderRoute(path, { persona: 'complete' });
  const end = changeData<WizardPage>(paths.page, (page) => ({ ...page, currentStep: 'done' }));
  const again = await screen.findByRole('button', { name: /重\s?试/ });
  await sendElsewhere(portal.space);
  await portal.user.click(again);
  expect(await screen.findByText(sentence(/^投递编号：\S+/))).toBeVisible();
  end();
});

test('what is typed and not saved is there at each visit to the step, and again after leaving, without what is sensitive; discarded or saved, it is not offered', async () => {
  const saved = answers.position.motivation;
  const first = await openAt('check', { step: 'extra' });
  await first.user.type(motivation(), reason);
  await first.user.type(screen.getByLabelText(/亲属姓名/), '王某');
  await first.user.click(screen.getByRole('button', { name: '上一步' }));
  await continueFrom(first.user, '核对简历');
  await screen.findByRole('heading', { name: '补充信息', level: 2 });
  // Saving another step keeps this step's answers, also those that the device never keeps.
  expect(motivation()).toHaveValue(saved + reason);
  expect(screen.getByLabelText(/亲属姓名/)).toHaveValue('王某');
  first.unmount();

  const { user, at } = renderRoute(`${path}?step=extra`, {
    persona: 'complete',
    space: first.space,
  });
  expect(await screen.findByText('已恢复您上次没有保存的内容。')).toBeVisible();
  expect(at()).toBe(`${path}?step=extra`);
  expect(motivation()).toHaveValue(saved + reason);
  expect(screen.getByLabelText(/亲属姓名/)).toHaveValue('');
  await user.click(screen.getByRole('button', { name: '放弃这份内容' }));
  expect(motivation()).toHaveValue(saved);
  await user.click(save());
  await checkStep();
  await user.click(screen.getByRole('button', { name: '修改：应聘理由' }));
  await screen.findByRole('heading', { name: '补充信息', level: 2 });
  expect(screen.queryByText('已恢复您上次没有保存的内容。')).not.toBeInTheDocument();
});
