import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { previewClient } from '../helpers/previewApp';
import { renderRoute } from '../helpers/renderRoute';
import { byTouch } from '../helpers/viewport';

// The device's own controls are drawn faster; those for a mouse: tests/forms/mouse.test.tsx.
beforeEach(byTouch);

function completeness(): number {
  return Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'));
}

it('lists what is missing, and completeness rises as it is filled in', async () => {
  const { user } = renderRoute('/ImproveResume', { persona: 'newcomer' });
  const part = await screen.findByRole('region', { name: '教育经历' });
  // The cards stand apart.
  expect(part.parentElement).toHaveClass('list');
  const before = completeness();
  await user.type(await within(part).findByLabelText('学校'), '自填大学');
  await user.type(within(part).getByLabelText('专业'), '自填专业');
  await user.selectOptions(within(part).getByLabelText('学历'), '大学本科');
  await user.type(within(part).getByLabelText('开始时间'), '2018-09');
  await user.type(within(part).getByLabelText('结束时间'), '2022-06');
  await user.click(within(part).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(completeness()).toBeGreaterThan(before));
  expect(screen.queryByRole('region', { name: '教育经历' })).not.toBeInTheDocument();
});

it('says so when nothing is missing', async () => {
  renderRoute('/ImproveResume', { persona: 'complete' });
  expect(await screen.findByText('必填内容已经齐全')).toBeInTheDocument();
});

it('shows a field that is refused, though it was filled, until the section is saved', async () => {
  const space = 'improve-refused';
  // Mistyped: the number says 1949-12-31.
  await previewClient({ persona: 'newcomer', space }).data('/pt/usercenter/rest/resume/save', {
    method: 'POST',
    body: { section: 'basic', value: { gender: '2', birthDate: '1949-12-13' }, version: 1 },
  });
  const { user } = renderRoute('/ImproveResume', { persona: 'newcomer', space });
  const part = await screen.findByRole('region', { name: '基本信息' });
  await user.selectOptions(await within(part).findByLabelText('证件类型'), '居民身份证');
  await user.type(await within(part).findByLabelText('证件号码'), '11010519491231002X');
  expect(within(part).queryByLabelText('出生日期')).not.toBeInTheDocument();
  await user.click(within(part).getByRole('button', { name: '保存' }));
  const day = await within(part).findByLabelText('出生日期');
  await user.click(within(part).getByRole('link', { name: /^出生日期/ }));
  expect(day).toHaveFocus();
  fireEvent.change(day, { target: { value: '1949-12-31' } });
  expect(within(part).getByLabelText('出生日期')).toHaveDisplayValue('1949-12-31');
});
