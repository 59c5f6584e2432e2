import { screen, waitFor, within } from '@testing-library/react';
import { typeDay } from '../helpers/choices';
import { renderRoute } from '../helpers/renderRoute';

const save = () => screen.getByRole('button', { name: '保存' });

it('has its buttons in the language of the page; names what is wrong at its field and in the summary, also in the language that is chosen then, and leads there', async () => {
  const { user, calls } = renderRoute('/resumeedit/family?field=family.0.mobile', {
    persona: 'complete',
  });
  const mobile = await screen.findByRole('textbox', { name: /^联系电话/ });
  const party = (await screen.findByRole('combobox', { name: /^政治面貌/ })).closest('.ant-select');
  expect(await within(party as HTMLElement).findByRole('button', { name: '清除' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  await user.clear(mobile);
  await user.type(mobile, '123');
  await user.click(save());
  await screen.findByRole('link', { name: /^联系电话应为 11 位手机号/ });
  expect(mobile).toBeInvalid();
  expect(calls('resume/save')).toHaveLength(0);
  await user.click(screen.getAllByRole('button', { name: 'English' })[0] as HTMLElement);
  expect(
    await screen.findByRole('link', { name: /must be an 11-digit mobile number/ }),
  ).toBeVisible();
  expect(mobile).toBeInvalid();
  // The language that was chosen last stays for the next test of the same window.
  await user.click(screen.getAllByRole('button', { name: '中文' })[0] as HTMLElement);
  await user.click(await screen.findByRole('link', { name: /^联系电话应为 11 位手机号/ }));
  expect(mobile).toHaveFocus();
  await user.clear(mobile);
  await user.type(mobile, '13800000009');
  expect(mobile).toBeValid();
});

it('asks about periods that overlap before it saves, and not again once they are saved', async () => {
  const { user, calls } = renderRoute('/resumeedit/education', { persona: 'complete' });
  await user.click(await screen.findByRole('button', { name: '编辑第 2 条' }));
  await typeDay(user, await screen.findByLabelText('结束时间'), '2017-06');
  await user.click(save());
  expect(await screen.findByText('第 1 条与第 2 条时间重叠')).toBeInTheDocument();
  expect(calls('resume/save')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: '时间无误，保存' }));
  expect(await screen.findByText('已保存')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^院系/), '电气学院');
  await user.click(save());
  await waitFor(() => expect(calls('resume/save')).toHaveLength(2));
});

it('locks who the applicant is while a delivery is in review, with the reason', async () => {
  renderRoute('/resumeedit/basic', { persona: 'deliveries' });
  expect(await screen.findByText(/^您有投递正在审核/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: '姓名' })).toBeDisabled();
});

it('keeps what is typed when the session ends meanwhile', async () => {
  const { user, setServer, at } = renderRoute('/resumeedit/selfEvaluation', {
    persona: 'complete',
  });
  const text = await screen.findByRole('textbox', { name: /自我评价/ });
  await user.type(text, '继续');
  setServer('412');
  await user.click(save());
  await waitFor(() => expect(at()).toContain('relogin=true'));
  expect(screen.getByDisplayValue(/继续$/)).toBeInTheDocument();
});

it('asks before unsaved work is left', async () => {
  const { user, at } = renderRoute('/resumeedit/selfEvaluation', { persona: 'complete' });
  await user.type(await screen.findByRole('textbox', { name: /自我评价/ }), '甲');
  const main = screen.getByRole('navigation', { name: '主导航' });
  await user.click(within(main).getByRole('link', { name: '岗位' }));
  await user.click(await screen.findByRole('button', { name: '留在这里' }));
  expect(at()).toBe('/resumeedit/selfEvaluation');

  // Going to another section asks no question; leaving from there does.
  const sections = screen.getByRole('navigation', { name: '简历的各个部分' });
  await user.click(within(sections).getByRole('link', { name: /^教育经历/ }));
  expect(await screen.findByRole('heading', { name: '教育经历', level: 2 })).toBeVisible();
  await user.click(within(main).getByRole('link', { name: '岗位' }));
  await user.click(await screen.findByRole('button', { name: '离开' }));
  await waitFor(() => expect(at()).toBe('/searchPosition/all'));
});

// Back to an application: tests/pages/resumeDrafts.test.tsx.
it('leads back to an activity', async () => {
  const path = '/activityresumeedit/a1/apply/applyActivity?section=selfEvaluation';
  const { user, at } = renderRoute(path, { persona: 'complete' });
  await user.click(await screen.findByRole('button', { name: '保存并返回活动' }));
  await waitFor(() => expect(at()).toBe('/apply/a1/activity?step=resume'));
});
