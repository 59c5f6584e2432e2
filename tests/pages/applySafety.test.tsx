import { screen, waitFor, within } from '@testing-library/react';
import type { WizardPage } from '@/services/types';
import { candidateOf } from '../../mock/_preview/candidates';
import { examples } from '../../mock/_preview/seed/examples';
import { storeOf } from '../../mock/_preview/store';
import { continueFrom, fillExtra, goToCheckStep } from '../helpers/applying';
import {
  answerWithPage,
  breakCalls,
  changeData,
  refuse,
  refuseField,
} from '../helpers/brokenCalls';
import { renderRoute } from '../helpers/renderRoute';
import { sentence } from '../helpers/sentence';
import { applyTo, openFor } from '../mock/candidate/applying';
import { callerAs, paths } from '../mock/candidate/caller';

const target = examples.openSocialPosition;
const path = `/apply/${target}/position`;
const reason = '家在本地，希望稳定地把技术做深。';

const save = () => screen.getByRole('button', { name: '保存并继续' });

/** The same application in another window. */
async function otherWindow(space: string) {
  const caller = callerAs('complete', space);
  const { applyId } = await openFor(caller, 'position', target);
  const page = () => caller.get<WizardPage>(paths.page, { applyId });
  return {
    page,
    save: async (values: object, step = 'extra') =>
      caller.post(paths.page, { applyId, step, values, version: (await page()).version }),
    send: () => applyTo(caller, target),
  };
}

async function goToExtraStep(portal: ReturnType<typeof renderRoute>): Promise<void> {
  await continueFrom(portal.user, '确认岗位');
  await continueFrom(portal.user, '核对简历');
  await screen.findByRole('heading', { name: '补充信息', level: 2 });
}

const others = {
  hasRelative: 'no',
  acceptsAdjustment: 'no',
  arrivalDate: `${new Date().getFullYear() + 1}-03-15`,
  motivation: '在另一个窗口填写的理由，也有十个字。',
};

describe('what is typed and not saved', () => {
  test('is there again after leaving, without what is sensitive; saved, nothing is offered', async () => {
    const first = renderRoute(path, { persona: 'complete' });
    await goToExtraStep(first);
    await first.user.type(await screen.findByLabelText('应聘理由'), reason);
    await first.user.type(screen.getByLabelText(/亲属姓名/), '王某，人事处，兄弟');
    first.unmount();

    const { user, at } = renderRoute(`${path}?step=extra`, {
      persona: 'complete',
      space: first.space,
    });
    expect(await screen.findByText('已恢复您上次没有保存的内容。')).toBeVisible();
    expect(at()).toBe(`${path}?step=extra`);
    expect(screen.getByLabelText('应聘理由')).toHaveValue(reason);
    expect(screen.getByLabelText(/亲属姓名/)).toHaveValue('');
    await fillExtra(user);
    await user.click(save());
    await screen.findByRole('heading', { name: '核对与承诺', level: 2 });
    await user.click(screen.getByRole('button', { name: '修改：应聘理由' }));
    await screen.findByRole('heading', { name: '补充信息', level: 2 });
    expect(screen.queryByText('已恢复您上次没有保存的内容。')).not.toBeInTheDocument();
  });

  test('stays while one goes back and forth between the steps, and can be discarded', async () => {
    const portal = renderRoute(path, { persona: 'complete' });
    await goToExtraStep(portal);
    await portal.user.type(screen.getByLabelText('应聘理由'), reason);
    await portal.user.type(screen.getByLabelText(/亲属姓名/), '王某');
    await portal.user.click(screen.getByRole('button', { name: '上一步' }));
    await continueFrom(portal.user, '核对简历');
    await screen.findByRole('heading', { name: '补充信息', level: 2 });
    // Saving another step keeps this step's answers, also those that the device never keeps.
    expect(screen.getByLabelText('应聘理由')).toHaveValue(reason);
    expect(screen.getByLabelText(/亲属姓名/)).toHaveValue('王某');
    await portal.user.click(screen.getByRole('button', { name: '放弃这份内容' }));
    expect(screen.getByLabelText('应聘理由')).toHaveValue('');
  });
});

describe('what comes back from saving a step', () => {
  test('the server’s objections stand at their fields, and go when these are mended', async () => {
    const portal = renderRoute(path, { persona: 'complete' });
    await goToExtraStep(portal);
    await fillExtra(portal.user);
    const mend = refuseField('wizard/page', { field: 'relativeNote', message: '请填写亲属情况' });
    await portal.user.click(save());
    mend();
    const note = screen.getByLabelText(/亲属姓名/);
    await waitFor(() => expect(note).toHaveAccessibleDescription(/请填写亲属情况/));
    expect(await screen.findByRole('region', { name: '有 1 处需要修改' })).toHaveFocus();
    expect(screen.queryByText('温馨提示')).not.toBeInTheDocument();
    await portal.user.type(note, '王某，人事处，兄弟');
    expect(note).not.toHaveAccessibleDescription(/请填写亲属情况/);
    await portal.user.click(save());
    expect(await screen.findByRole('heading', { name: '核对与承诺', level: 2 })).toBeVisible();
  });

  const own = '十年一线运维经历，愿意长期从事这项工作。';
  test.each([
    ['采用较新的', '保留我填写的', 'no', own],
    ['保留我填写的', '采用较新的', 'yes', others.motivation],
  ])(
    'two answers differ in two windows, each is a choice: %s, then %s',
    async (first, last, adjusts, motivation) => {
      const portal = renderRoute(path, { persona: 'complete' });
      const { user } = portal;
      await goToExtraStep(portal);
      await fillExtra(user);
      const relativeNote = '王某，人事处，兄弟';
      await user.type(screen.getByLabelText(/亲属姓名/), relativeNote);
      const other = await otherWindow(portal.space);
      await other.save(others);
      await user.click(save());
      const title = '这一步在另一个窗口保存过不同的内容';
      const conflict = await screen.findByRole('alert', { name: title });
      const names = within(conflict)
        .getAllByRole('region')
        .map((choice) => choice.getAttribute('aria-label'));
      expect(names).toEqual(['是否服从本单位内的岗位调剂', '应聘理由']);
      expect(conflict).toHaveTextContent(others.motivation);
      expect(screen.getByRole('textbox', { name: '应聘理由' })).toHaveValue(own);
      await user.click(within(conflict).getByRole('button', { name: `${first}：${names[0]}` }));
      expect(screen.getByRole('heading', { name: title })).toHaveFocus();
      await user.click(within(conflict).getByRole('button', { name: last }));
      await waitFor(() => expect(conflict).not.toBeInTheDocument());
      if (motivation === others.motivation) {
        expect(screen.getByLabelText('应聘理由')).toHaveValue(motivation);
        await user.click(save());
      }
      expect(await screen.findByRole('heading', { name: '核对与承诺', level: 2 })).toBeVisible();
      // Answered here alone: saved whichever side is chosen.
      const kept = { acceptsAdjustment: adjusts, motivation, relativeNote };
      expect((await other.page()).values).toMatchObject(kept);
    },
  );

  test('an expiry in the middle: the login lies over the page, what is typed stays', async () => {
    const portal = renderRoute(path, { persona: 'complete' });
    await goToExtraStep(portal);
    await fillExtra(portal.user);
    portal.setServer('401');
    await portal.user.click(save());
    await screen.findByRole('dialog', { name: '请重新登录' });
    portal.setServer('normal');
    await portal.user.click(screen.getByRole('button', { name: '暂不登录' }));
    expect(screen.getByLabelText('应聘理由')).toHaveValue(
      '十年一线运维经历，愿意长期从事这项工作。',
    );
    expect(screen.getByRole('heading', { name: '补充信息', level: 2 })).toBeVisible();
  });
});

describe('sending once', () => {
  test('sent from another window: this one shows the same number, whether it saves or sends', async () => {
    const portal = renderRoute(path, { persona: 'complete' });
    await goToCheckStep(portal.user);
    const { number } = await (await otherWindow(portal.space)).send();
    await portal.user.click(screen.getByRole('checkbox', { name: '我已阅读并同意以上承诺' }));
    await portal.user.click(screen.getByRole('button', { name: '提交投递' }));
    expect(await screen.findByText(sentence(`投递编号：${number}`))).toBeVisible();
    portal.unmount();

    const second = renderRoute(path, { persona: 'complete' });
    await goToExtraStep(second);
    const sent = await (await otherWindow(second.space)).send();
    await fillExtra(second.user);
    await second.user.click(save());
    expect(await screen.findByText(sentence(`投递编号：${sent.number}`))).toBeVisible();
    expect(second.at()).toMatch(/\?sent=/);
  });

  test('the answer and the look at it were lost, the second sending is refused: shows the number', async () => {
    const { user } = renderRoute(path, { persona: 'complete' });
    await goToCheckStep(user);
    await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意以上承诺' }));
    const answers = answerWithPage('/wizard/apply/');
    const look = breakCalls(paths.search);
    const send = screen.getByRole('button', { name: '提交投递' });
    await user.click(send);
    expect(await screen.findByText(/暂时无法确认是否已经提交/)).toBeVisible();
    look();
    answers();
    const end = refuse('/wizard/apply/', 'TARGET_CLOSED', '该岗位不在报名时间内');
    await user.click(send);
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
    const portal = renderRoute(path, { persona: 'complete' });
    await goToCheckStep(portal.user);
    const { basic } = candidateOf(storeOf(portal.space), 'complete').resume;
    const { currentRegion } = basic;
    basic.currentRegion = undefined;
    await portal.user.click(screen.getByRole('checkbox', { name: '我已阅读并同意以上承诺' }));
    await portal.user.click(screen.getByRole('button', { name: '提交投递' }));
    await screen.findByRole('heading', { name: '核对简历', level: 2 });
    expect(await screen.findByRole('link', { name: '请选择现居地' })).toBeVisible();
    basic.currentRegion = currentRegion;
    await portal.user.click(screen.getByRole('button', { name: '我已补全，重新检查' }));
    await waitFor(() => expect(save()).toBeEnabled());
    await portal.user.click(save());
    expect(await screen.findByRole('heading', { name: '核对与承诺', level: 2 })).toBeVisible();
  });

  test('the number is there again after a reload, with where it stands, and can be printed', async () => {
    const portal = renderRoute(path, { persona: 'complete' });
    await goToCheckStep(portal.user);
    await portal.user.click(screen.getByRole('checkbox', { name: '我已阅读并同意以上承诺' }));
    await portal.user.click(screen.getByRole('button', { name: '提交投递' }));
    const number = (await screen.findByText(sentence(/^投递编号：/))).textContent ?? '';
    const address = portal.at();
    portal.unmount();
    renderRoute(address, { persona: 'complete', space: portal.space });
    expect(await screen.findByText(sentence(number))).toBeVisible();
    expect(screen.getByText(/已经送达用人单位，等待资格初审/)).toBeVisible();
    expect(screen.getByRole('button', { name: '打印' })).toBeVisible();
  });
});

test('going on, the heading of the step takes the focus; an address of a number that is none leads back', async () => {
  const portal = renderRoute(path, { persona: 'complete' });
  await goToCheckStep(portal.user);
  expect(screen.getByRole('heading', { name: '核对与承诺', level: 2 })).toHaveFocus();
  const { applyId } = await (await otherWindow(portal.space)).page();
  portal.unmount();
  const lost = renderRoute(`${path}?sent=${applyId}`, { persona: 'complete', space: portal.space });
  await screen.findByRole('heading', { name: '核对与承诺', level: 2 });
  expect(lost.at()).toBe(`${path}?step=check`);
});

test('an odd server whose page says done for a draft: said with a way to try again, not asked for ever', async () => {
  const portal = renderRoute(path, { persona: 'complete' });
  const end = changeData<WizardPage>(paths.page, (page) => ({ ...page, currentStep: 'done' }));
  const again = await screen.findByRole('button', { name: /重\s?试/ });
  await applyTo(callerAs('complete', portal.space), target);
  await portal.user.click(again);
  expect(await screen.findByText(sentence(/^投递编号：\S+/))).toBeVisible();
  end();
});

test('a file keeps its name when the application is resumed', async () => {
  const portal = renderRoute(path, { persona: 'complete' });
  await goToExtraStep(portal);
  await fillExtra(portal.user);
  const file = new File(['%PDF-1.4'], '三等功证书.pdf', { type: 'application/pdf' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is nothing to choose a file with');
  await portal.user.upload(input, file);
  expect(await screen.findByText('三等功证书.pdf')).toBeVisible();
  await waitFor(() => expect(portal.calls('/file/upload')).toHaveLength(1));
  await portal.user.click(save());
  await screen.findByRole('heading', { name: '核对与承诺', level: 2 });
  expect(screen.getByText('三等功证书.pdf')).toBeVisible();
  portal.unmount();
  renderRoute(`${path}?step=extra`, { persona: 'complete', space: portal.space });
  expect(await screen.findByText('三等功证书.pdf')).toBeVisible();
});
