import { act, screen, waitFor, within } from '@testing-library/react';
import { saveResume, viewResume } from '@/services/resume';
import type { Resume, ResumeSave } from '@/services/types';
import { answerWithPage } from '../helpers/brokenCalls';
import { present } from '../helpers/present';
import { type Mounted, renderRoute } from '../helpers/renderRoute';

/** The same person saves in another tab of this browser, which informs this tab. */
async function saveInOtherTab(change: Omit<ResumeSave, 'version'>): Promise<void> {
  const { version } = await viewResume({});
  const saved = await saveResume({ ...change, version });
  const tab = new BroadcastChannel('army-site-resume');
  act(() => tab.postMessage({ owner: 'complete', version: saved.version }));
  tab.close();
}

const evaluation = { section: 'selfEvaluation', value: { text: '另一个窗口的内容' } } as const;

async function open(path = '/resumeedit/selfEvaluation') {
  const route = renderRoute(path, { persona: 'complete' });
  await screen.findByRole('navigation', { name: '简历的各个部分' });
  return route;
}

it('what is untouched here takes the newest at once, and it is reported; typing goes on undisturbed when another section was saved elsewhere', async () => {
  const { calls, user } = await open();
  await saveInOtherTab(evaluation);
  expect(await screen.findByText(/^刚才在另一个窗口保存了：自我评价。/)).toBeInTheDocument();
  expect(await screen.findByDisplayValue('另一个窗口的内容')).toBeInTheDocument();
  expect(calls('resume/edit').length).toBeGreaterThan(1);
  const text = screen.getByRole('textbox', { name: /自我评价/ });
  await user.type(text, '丙');
  await saveInOtherTab({ section: 'intention', value: { acceptsAdjustment: false } });
  expect(await screen.findByText(/^刚才在另一个窗口保存了：.*求职意向。/)).toBeInTheDocument();
  expect(text).toBeInTheDocument();
  expect(text).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('已保存')).toBeInTheDocument();
});

it('what was changed in both is a choice at once; the newer one can be taken; in another section it is led to, and mine can be kept', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('textbox', { name: /自我评价/ }), '丙');
  await saveInOtherTab(evaluation);
  const choice = await screen.findByRole('alert', { name: '这一部分已在其他窗口修改过' });
  expect(within(choice).getByText('另一个窗口的内容')).toBeInTheDocument();
  // Nothing was replaced here, and the choice in view needs no link to itself.
  expect(screen.queryByText(/这里已换成最新内容/)).not.toBeInTheDocument();
  expect(screen.queryByText(/^您在这里也改过以下部分/)).not.toBeInTheDocument();
  // One cannot save without choosing.
  expect(screen.queryByRole('button', { name: '保存' })).not.toBeInTheDocument();
  await user.click(within(choice).getByRole('button', { name: '采用较新的' }));
  expect(await screen.findByDisplayValue('另一个窗口的内容')).toBeInTheDocument();
  expect(choice).not.toBeInTheDocument();

  await user.type(screen.getByRole('textbox', { name: /自我评价/ }), '丙');
  const sections = screen.getByRole('navigation', { name: '简历的各个部分' });
  await user.click(within(sections).getByRole('link', { name: /^求职意向/ }));
  await saveInOtherTab({ ...evaluation, value: { text: '另一个窗口后来的内容' } });
  const notice = present((await screen.findByText(/^您在这里也改过以下部分/)).parentElement);
  await user.click(within(notice).getByRole('link', { name: '自我评价' }));
  const again = await screen.findByRole('alert', { name: '这一部分已在其他窗口修改过' });
  await user.click(within(again).getByRole('button', { name: '保留我填写的' }));
  await waitFor(() => expect(again).not.toBeInTheDocument());
  expect(await screen.findByText('已保存')).toBeInTheDocument();
  expect((await viewResume({})).selfEvaluation.text).toMatch(/丙$/);
  // The newest is one's own again.
  expect(screen.queryByText(/这里已换成最新内容/)).not.toBeInTheDocument();
});

it('what another device has saved meanwhile is a choice, also where saving another section has told of it', async () => {
  const { user } = await open('/resumeedit/work');
  const sections = screen.getByRole('navigation', { name: '简历的各个部分' });
  await user.click(await screen.findByRole('button', { name: '编辑第 1 条' }));
  await user.type(await screen.findByRole('textbox', { name: /^部门/ }), '甲');
  await user.click(within(sections).getByRole('link', { name: /^自我评价/ }));
  await user.type(await screen.findByRole('textbox', { name: /自我评价/ }), '丙');

  // A phone: no message reaches this browser.
  const { version, work } = await viewResume({});
  const change = { post: '手机上填的岗位', department: '手机上填的部门' };
  const value = work.map((row, index) => (index === 0 ? { ...row, ...change } : row));
  await saveResume({ section: 'work', value, version });
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('已保存')).toBeInTheDocument();

  const notice = present((await screen.findByText(/^您在这里也改过以下部分/)).parentElement);
  await user.click(within(notice).getByRole('link', { name: '工作/实习经历' }));
  const choice = await screen.findByRole('alert', { name: '这一部分已在其他窗口修改过' });
  expect(within(choice).getByText('手机上填的部门')).toBeInTheDocument();
  // Changed there alone: nothing to choose.
  expect(within(choice).queryByText('手机上填的岗位')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '保存' })).not.toBeInTheDocument();
  await user.click(within(choice).getByRole('button', { name: '采用较新的' }));
  expect(choice).not.toBeInTheDocument();
  expect(screen.queryByText(/^您在这里也改过以下部分/)).not.toBeInTheDocument();
  expect((await viewResume({})).work[0]).toMatchObject(change);
});

it('a saving whose answer was lost is saved at the next press, without a conflict with oneself', async () => {
  const { user, calls } = await open();
  await user.type(screen.getByRole('textbox', { name: /自我评价/ }), '丙');
  const mend = answerWithPage('resume/save');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toBeEnabled());
  expect((await viewResume({})).selfEvaluation.text).toMatch(/丙$/);
  expect(screen.getByText('有未保存的修改')).toBeInTheDocument();
  mend();
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(/^已保存(?!的)/)).toBeInTheDocument();
  expect(screen.queryByRole('alert', { name: /其他窗口修改过/ })).not.toBeInTheDocument();
  expect(calls('resume/save')).toHaveLength(2);
  expect(screen.queryByText('有未保存的修改')).not.toBeInTheDocument();
});

describe('the basic data changed in two windows', () => {
  /** Another window saves these; a field that is undefined was emptied there. */
  const saveElsewhere = async (change: Partial<Resume['basic']>) => {
    const { version, basic } = await viewResume({});
    const value = { ...basic, ...change };
    await saveResume({ section: 'basic', value, version, sensitiveConsentVersion: '2026.1' });
  };
  const asked = () => screen.queryByRole('alert', { name: /其他窗口修改过/ });
  const type = async ({ user }: Mounted, label: string, text: string) => {
    const field = await screen.findByRole('textbox', { name: label });
    await user.clear(field);
    await user.type(field, text);
  };
  it('different fields are both saved; a choice ends when the other window has come to the same; of one field differently the choice is, and the others are kept whichever side is chosen', async () => {
    const route = await open('/resumeedit/basic');
    const { user, calls } = route;
    // A résumé that is filled in is not offered what registration knows.
    expect(screen.queryByText('可以使用注册时填写的资料')).not.toBeInTheDocument();
    const save = async () => {
      const before = calls('resume/save').filter(({ status }) => status === 200).length;
      await user.click(screen.getByRole('button', { name: '保存' }));
      await waitFor(() => expect(calls('resume/save').length).toBeGreaterThan(before));
      expect(await screen.findByText(/^已保存(?!的)/)).toBeInTheDocument();
    };
    await type(route, '邮箱', 'here@example.com');
    await saveElsewhere({ mobile: '13900000009', photoFileId: undefined });
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('已保存')).toBeInTheDocument();
    expect(asked()).not.toBeInTheDocument();
    const { basic } = await viewResume({});
    expect(basic).toMatchObject({ email: 'here@example.com', mobile: '13900000009' });
    expect(basic.photoFileId).toBeUndefined();
    expect(screen.getByRole('textbox', { name: '手机' })).toHaveValue('13900000009');

    await type(route, '姓名', '难');
    const saveName = async (there: string) => {
      const value = { ...(await viewResume({})).basic, name: there };
      await saveInOtherTab({ section: 'basic', value, sensitiveConsentVersion: '2026.1' });
    };
    await saveName('那边');
    await waitFor(() => expect(asked()).toBeInTheDocument());
    await saveName('难');
    await waitFor(() => expect(asked()).not.toBeInTheDocument());
    await type(route, '邮箱', 'mine@example.com');
    await save();
    expect((await viewResume({})).basic).toMatchObject({ name: '难', email: 'mine@example.com' });

    await type(route, '邮箱', 'here@example.com');
    await type(route, '姓名', '又难');
    await saveElsewhere({ email: 'there@example.com', mobile: '13900000008', name: '那边' });
    await user.click(screen.getByRole('button', { name: '保存' }));
    const choice = await screen.findByRole('alert', { name: '这一部分已在其他窗口修改过' });
    expect(
      within(choice)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['姓名', '姓名', '邮箱', '邮箱']);
    await user.click(within(choice).getByRole('button', { name: '采用较新的：邮箱' }));
    await user.click(within(choice).getByRole('button', { name: '保留我填写的' }));
    expect(await screen.findByText('已保存')).toBeInTheDocument();
    expect((await viewResume({})).basic).toMatchObject({
      name: '又难',
      email: 'there@example.com',
      mobile: '13900000008',
    });
  });
});
