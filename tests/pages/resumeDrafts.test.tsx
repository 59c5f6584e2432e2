import { screen, waitFor, within } from '@testing-library/react';
import { saveResume, viewResume } from '@/services/resume';
import { clearDrafts, readDrafts, writeDraft } from '@/utils/draftStore';
import '../helpers/noCropping';
import { renderRoute } from '../helpers/renderRoute';
import { byTouch } from '../helpers/viewport';

afterEach(async () => {
  delete process.env.PREVIEW_SLOW_MS;
  await clearDrafts();
});

const save = () => screen.getByRole('button', { name: '保存' });
const evaluation = () => screen.findByRole('textbox', { name: /自我评价/ });
const keptNow = () => readDrafts('resume/complete/', new Set());

/** Writes a draft as a closed tab of this browser has left it. */
async function leaveBehind(name: string, text: string, minutesAgo: number): Promise<void> {
  await writeDraft(`resume/complete/${name}`, {
    at: Date.now() - minutesAgo * 60_000,
    sections: { selfEvaluation: { text } },
  });
}

it('what is typed while a section is being saved stays unsaved, and goes with the next saving', async () => {
  process.env.PREVIEW_SLOW_MS = '300';
  const { user, setServer, calls } = renderRoute('/resumeedit/work', { persona: 'complete' });
  await user.click(await screen.findByRole('button', { name: '编辑第 1 条' }));
  const department = await screen.findByRole('textbox', { name: /^部门/ });
  await user.type(department, '甲');
  setServer('slow');
  await user.click(save());
  expect(await screen.findByText('正在保存')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /^工作内容/ }), '后写的话');
  await waitFor(() => expect(calls('resume/save')).toHaveLength(1));
  expect(await screen.findByText('有未保存的修改')).toBeInTheDocument();
  await user.type(department, '乙');
  await user.click(save());
  expect(await screen.findByText('已保存')).toBeInTheDocument();
  const { work } = await viewResume({});
  expect(work[0]?.department).toMatch(/甲乙$/);
  expect(work[0]?.duties).toMatch(/后写的话$/);
});

it('who saves and goes back in one press is not asked about unsaved work', async () => {
  const { user, at } = renderRoute('/resumeedit/p1/apply?section=selfEvaluation', {
    persona: 'complete',
  });
  await user.type(await evaluation(), '新的话');
  await user.click(screen.getByRole('button', { name: '保存并返回投递' }));
  await waitFor(() => expect(at()).toBe('/apply/p1/position?step=resume'));
  expect((await viewResume({})).selfEvaluation.text).toMatch(/新的话$/);
  expect(await keptNow()).toEqual([]);
});

// The draft of a tab that is still open: tests/e2e/resume.spec.ts.
it('each tab that is gone has left a draft of its own; one is chosen, and what it replaces is offered in turn', async () => {
  await leaveBehind('one', '第一个窗口的话', 9);
  await leaveBehind('two', '第二个窗口的话', 3);
  const { user } = renderRoute('/resumeedit/selfEvaluation', { persona: 'complete' });
  expect(await screen.findAllByText(/^上次有未保存的内容：自我评价。/)).toHaveLength(2);
  // What comes by itself moves no focus: opening the page begins at its top.
  expect(screen.getByRole('heading', { name: '自我评价' })).not.toHaveFocus();
  // First what there is, then what is missing in it.
  const [found] = screen.getAllByText(/^上次有未保存的内容/);
  const missing = screen.getByText(/不在其中。$/);
  expect(found?.compareDocumentPosition(missing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // The latest draft first, with its content.
  await user.click(screen.getAllByText('查看内容')[0] as HTMLElement);
  expect(await screen.findByText('第二个窗口的话')).toBeVisible();

  await user.type(await evaluation(), '刚写的话');
  expect(screen.getAllByText(/^您在这里改过同一部分/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: '恢复第 2 份' }));
  expect(await evaluation()).toHaveDisplayValue('第一个窗口的话');
  expect(screen.getByRole('heading', { name: '自我评价' })).toHaveFocus();
  expect(screen.getByText(/刚写的话$/)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: '恢复第 1 份' }));
  expect(await evaluation()).toHaveDisplayValue(/刚写的话$/);
  await user.click(screen.getByRole('button', { name: '放弃第 2 份' }));
  await waitFor(async () => expect(await keptNow()).toHaveLength(2));
  const kept = JSON.stringify(await keptNow());
  expect(kept).toContain('刚写的话');
  expect(kept).toContain('第一个窗口的话');
  expect(kept).not.toContain('第二个窗口的话');
});

it('work that is restored takes nothing back of what another device has saved since', async () => {
  byTouch();
  const first = renderRoute('/resumeedit/basic', { persona: 'complete' });
  const email = await screen.findByRole('textbox', { name: '邮箱' });
  await first.user.clear(email);
  await first.user.type(email, 'here@example.com');
  await waitFor(async () => expect(JSON.stringify(await keptNow())).toContain('here@'));
  first.unmount();
  const { version, basic } = await viewResume({});
  const change = { section: 'basic', sensitiveConsentVersion: '2026.1' } as const;
  await saveResume({ ...change, value: { ...basic, name: '那边' }, version });

  const { user } = renderRoute('/resumeedit/basic', { persona: 'complete', space: first.space });
  await user.click(await screen.findByRole('button', { name: '恢复' }));
  expect(await screen.findByDisplayValue('here@example.com')).toBeInTheDocument();
  await user.click(save());
  expect(await screen.findByText('已保存')).toBeInTheDocument();
  expect((await viewResume({})).basic).toMatchObject({ email: 'here@example.com', name: '那边' });
});

it('what has been locked since is not restored', async () => {
  byTouch();
  await writeDraft('resume/deliveries/one', {
    at: Date.now(),
    sections: { basic: { name: '改过的名字', email: 'new@example.com' } },
  });
  const { user } = renderRoute('/resumeedit/basic', { persona: 'deliveries' });
  await user.click(await screen.findByRole('button', { name: '恢复' }));
  expect(await screen.findByDisplayValue('new@example.com')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: '姓名' })).not.toHaveDisplayValue('改过的名字');
  await user.click(save());
  expect(await screen.findByText('已保存')).toBeInTheDocument();
});

it('the guided list keeps what is typed in a section while another is saved, asks before it is left, and offers it again', async () => {
  const first = renderRoute('/ImproveResume', { persona: 'newcomer' });
  const education = within(await screen.findByRole('region', { name: '教育经历' }));
  await first.user.type(await education.findByRole('combobox', { name: '学校' }), '自填大学');
  const basic = within(screen.getByRole('region', { name: '基本信息' }));
  await first.user.type(basic.getByRole('textbox', { name: '邮箱' }), 'new@example.com');
  await first.user.click(basic.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(/^已保存基本信息，还差 \d+ 项。$/)).toBeInTheDocument();
  expect(basic.queryByRole('textbox', { name: '邮箱' })).not.toBeInTheDocument();
  expect(education.getByRole('combobox', { name: '学校' })).toHaveDisplayValue('自填大学');
  const main = within(screen.getByRole('navigation', { name: '主导航' }));
  await first.user.click(main.getByRole('link', { name: '岗位' }));
  await first.user.click(await screen.findByRole('button', { name: '留在这里' }));
  expect(first.at()).toBe('/ImproveResume');
  first.unmount();

  const { user } = renderRoute('/ImproveResume', { persona: 'newcomer', space: first.space });
  await user.click(await screen.findByRole('button', { name: '恢复' }));
  expect(await screen.findByRole('combobox', { name: '学校' })).toHaveDisplayValue('自填大学');
});
