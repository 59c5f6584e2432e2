import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults } from '../helpers/accessibility';
import { choose, typeDay } from '../helpers/choices';
import { renderRoute } from '../helpers/renderRoute';

function completeness(): number {
  return Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'));
}

it('lists what is missing, and completeness rises as it is filled in', async () => {
  const { user } = renderRoute('/ImproveResume', { persona: 'newcomer' });
  const part = await screen.findByRole('region', { name: '教育经历' });
  const before = completeness();
  await user.type(await within(part).findByRole('combobox', { name: '学校' }), '自填大学');
  await user.type(within(part).getByRole('combobox', { name: '专业' }), '自填专业');
  await choose(user, '学历', '大学本科');
  await typeDay(user, await within(part).findByLabelText('开始时间'), '2018-09');
  await typeDay(user, within(part).getByLabelText('结束时间'), '2022-06');
  await user.click(within(part).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(completeness()).toBeGreaterThan(before));
  expect(screen.queryByRole('region', { name: '教育经历' })).not.toBeInTheDocument();
});

it('says so when nothing is missing', async () => {
  renderRoute('/ImproveResume', { persona: 'complete' });
  expect(await screen.findByText('必填内容已经齐全')).toBeInTheDocument();
});

it('has no accessibility faults', async () => {
  renderRoute('/ImproveResume', { persona: 'newcomer' });
  await screen.findByRole('region', { name: '教育经历' });
  await screen.findByRole('button', { name: '选择证件照' });
  expect(await accessibilityFaults()).toEqual([]);
});
