import { screen, waitFor, within } from '@testing-library/react';
import { viewResume } from '@/services/resume';
import type { Resume } from '@/services/types';
import { refuseField } from '../helpers/brokenCalls';
import { deliveryById, deliveryIn, otherDevice, returnedFor } from '../helpers/deliveries';
import '../helpers/noCropping';
import { renderRoute } from '../helpers/renderRoute';
import { byTouch } from '../helpers/viewport';

/** The section with the fewest fields, for what is not about any. */
const evaluationOf = (applyId: string) => `/apply/delivery/${applyId}?section=selfEvaluation`;

it('mends what a review asked for, and sends the résumé again from there', async () => {
  const space = 'resume-mend';
  const { applyId } = await returnedFor(space, ['basic.email', 'basic.photoFileId']);
  const { user, calls, at } = renderRoute(`/apply/delivery/${applyId}`, {
    persona: 'deliveries',
    space,
  });
  const panel = await screen.findByRole('region', { name: '审核意见' });
  await user.click(within(panel).getByRole('link', { name: '证件照' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '更换证件照' })).toHaveFocus());
  // A link to a field leads there as often as it is followed.
  await user.click(within(panel).getByRole('link', { name: '证件照' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '更换证件照' })).toHaveFocus());
  await user.click(within(panel).getByRole('link', { name: '邮箱' }));
  const email = screen.getByRole('textbox', { name: /^邮箱/ });
  await waitFor(() => expect(email).toHaveFocus());

  // The field is marked with the reason until it is changed; unchanged, the résumé cannot be sent.
  const send = screen.getByRole('button', { name: '重新提交简历' });
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription(/审核意见：请核对后修改。/);
  expect(send).toBeDisabled();
  expect(send).toHaveAccessibleDescription(/^审核意见指出的内容还没有修改：邮箱、证件照/);
  const before = (email as HTMLInputElement).value;
  await user.clear(email);
  await user.type(email, 'mended@example.com');
  expect(email).not.toBeInvalid();
  await user.clear(email);
  await user.type(email, before);
  expect(email).toBeInvalid();
  await user.type(email, '.cn');
  expect(send).toBeDisabled();
  expect(await screen.findByText('请先保存修改，再重新提交。')).toBeInTheDocument();

  const save = screen.getByRole('button', { name: '保存' });
  expect(save.parentElement).toBe(send.parentElement);
  await user.click(save);
  await waitFor(() => expect(send).toBeEnabled());
  expect(send).toHaveAccessibleDescription('还没有修改：证件照。确认无误的可以不改。');
  expect(within(panel).getByText('已修改').parentElement).toHaveTextContent('邮箱');
  await user.click(send);
  await waitFor(() => expect(calls('completeResume')).toHaveLength(1));
  await waitFor(() => expect(at()).toBe(`/user/deliveries?applyId=${applyId}`));
  const [newest] = (await deliveryById(space, applyId)).timeline.slice(-1);
  expect(newest?.remark).toBe('您已修改邮箱并重新提交，重新进入资格初审');
});

it('marks a field in a row that was moved meanwhile, and leads there', async () => {
  const space = 'resume-mend-row';
  const { applyId } = await returnedFor(space, ['work.1.employer']);
  const { user } = renderRoute(`/apply/delivery/${applyId}?section=work`, {
    persona: 'deliveries',
    space,
  });
  await user.click(await screen.findByRole('button', { name: '上移第 2 条' }));
  const panel = await screen.findByRole('region', { name: '审核意见' });
  expect(within(panel).getByRole('link', { name: '单位名称' })).toHaveAttribute(
    'href',
    expect.stringContaining('field=work.0.employer'),
  );
  const rows = screen.getAllByRole('listitem').filter((row) => row.querySelector('button'));
  expect(rows[0]).toHaveTextContent('有 1 处需要修改');
  await user.click(screen.getByRole('button', { name: '编辑第 1 条' }));
  expect(await screen.findByRole('textbox', { name: '单位名称' })).toBeInvalid();
});

it('an answer that is lost on the way is found out, and not sent twice', async () => {
  const space = 'resume-mend-lost';
  const { applyId } = await returnedFor(space, []);
  const { user, calls, at, setServer } = renderRoute(evaluationOf(applyId), {
    persona: 'deliveries',
    space,
  });
  const send = await screen.findByRole('button', { name: '重新提交简历' });
  setServer('lost');
  await user.click(send);
  await waitFor(() => expect(at()).toBe(`/user/deliveries?applyId=${applyId}`));
  expect(calls('completeResume')).toHaveLength(1);
});

it('follows a review that has moved on, and says so when it is sent too late', async () => {
  const space = 'resume-mend-late';
  const { id, applyId } = await returnedFor(space, []);
  const { user } = renderRoute(evaluationOf(applyId), { persona: 'deliveries', space });
  const send = await screen.findByRole('button', { name: '重新提交简历' });
  const gone = { status: 'ended', force: true };
  await otherDevice(space).post(`/__preview/deliveries/${id}`, gone);
  await user.click(send);
  expect(await screen.findByText('这次投递目前不需要修改简历')).toBeVisible();
  expect(send).not.toBeInTheDocument();
});

it('leads to each field that the server still misses', async () => {
  const space = 'resume-mend-gaps';
  const { applyId } = await deliveryIn(space, 'screenFailed');
  const device = otherDevice(space);
  const { basic, version } = await device.data<Resume>('/pt/usercenter/rest/resume/view');
  await device.data('/pt/usercenter/rest/resume/save', {
    method: 'POST',
    body: {
      section: 'basic',
      value: { ...basic, currentRegion: '110101', email: '' },
      version,
      sensitiveConsentVersion: '2026.1',
    },
  });
  const { user, calls } = renderRoute(`/apply/delivery/${applyId}`, {
    persona: 'deliveries',
    space,
  });
  await user.click(await screen.findByRole('button', { name: '重新提交简历' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('还有内容没有填好');
  expect(calls('completeResume')).toHaveLength(1);
  await user.click(within(alert).getByRole('link', { name: /邮箱/ }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^邮箱/ })).toHaveFocus());
});

it('offers what registration knows to an empty résumé, and fills it in only when asked', async () => {
  const { user } = renderRoute('/resumeedit/basic', { persona: 'newcomer' });
  const offer = await screen.findByRole('region', { name: '可以使用注册时填写的资料' });
  expect(within(offer).getByText('林晓')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: '姓名' })).toHaveDisplayValue('');
  await user.click(within(offer).getByRole('button', { name: '填入这些资料' }));
  const name = screen.getByRole('textbox', { name: '姓名' });
  expect(name).toHaveDisplayValue('林晓');
  await waitFor(() => expect(name).toHaveFocus());
  // The server sends it masked, so it has to be typed.
  expect(screen.getByRole('textbox', { name: '证件号码' })).toHaveDisplayValue('');
  expect(screen.getByText('有未保存的修改')).toBeInTheDocument();
  expect((await viewResume({})).basic.name).toBeUndefined();
});

it('an offer that was declined is gone; birth date and sex follow from the identity number that is typed', async () => {
  byTouch();
  const { user } = renderRoute('/resumeedit/basic', { persona: 'newcomer' });
  await user.click(await screen.findByRole('button', { name: '自己填写' }));
  expect(screen.queryByText('可以使用注册时填写的资料')).not.toBeInTheDocument();
  await user.selectOptions(await screen.findByRole('combobox', { name: '证件类型' }), '居民身份证');
  await user.type(screen.getByRole('textbox', { name: '证件号码' }), '11010519491231002X');
  await waitFor(() => expect(screen.getByLabelText('出生日期')).toHaveValue('1949-12-31'));
  expect(screen.getByLabelText('性别')).toHaveDisplayValue('女');
});

it('what the server refuses in a closed row stands at its field once the row is open', async () => {
  const { user } = renderRoute('/resumeedit/work', { persona: 'complete' });
  await user.click(await screen.findByRole('button', { name: '编辑第 2 条' }));
  await user.type(await screen.findByRole('textbox', { name: /^部门/ }), '一');
  await user.click(screen.getByRole('button', { name: '收起第 2 条' }));
  refuseField('resume/save', { field: 'work.1.department', message: '部门不能超过 20 个字' });
  await user.click(screen.getByRole('button', { name: '保存' }));
  const link = await screen.findByRole('link', { name: /^部门不能超过.*（第 2 条）$/ });
  const [, second] = within(screen.getByRole('region', { name: '工作/实习经历' })).getAllByText(
    /^[12]$/,
  );
  expect(second?.parentElement).toHaveTextContent('有 1 处需要修改');
  await user.click(link);
  const field = await screen.findByRole('textbox', { name: /^部门/ });
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '上移第 2 条' }));
  expect(screen.queryByText('有 1 处需要修改')).not.toBeInTheDocument();
});
