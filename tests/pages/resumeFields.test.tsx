import { screen, waitFor, within } from '@testing-library/react';
import { viewResume } from '@/services/resume';
import { chosenIn } from '../helpers/choices';
import '../helpers/noCropping';
import { renderRoute } from '../helpers/renderRoute';
import { byTouch } from '../helpers/viewport';

const save = () => screen.getByRole('button', { name: '保存' });

it('rows: added, moved and removed, the focus goes on where the work does, and a removal can be undone', async () => {
  const { user } = renderRoute('/resumeedit/education', { persona: 'complete' });
  await user.click(await screen.findByRole('button', { name: '移除第 1 条' }));
  expect(await screen.findByText('已移除第 1 条。')).toBeInTheDocument();
  expect(screen.queryByText(/青岚理工大学/)).not.toBeInTheDocument();
  const undo = screen.getByRole('button', { name: '撤销移除' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(screen.getByText(/^青岚理工大学/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '编辑第 1 条' })).toHaveFocus();
  expect(screen.queryByText('有未保存的修改')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: '下移第 1 条' }));
  expect(screen.getByText('已移到第 2 条。')).toBeInTheDocument();
  // The last row cannot be moved further down.
  expect(screen.getByRole('button', { name: '上移第 2 条' })).toHaveFocus();
  // Nor the first one further up: its button would keep the focus only until the browser takes it away.
  await user.click(screen.getByRole('button', { name: '上移第 2 条' }));
  expect(screen.getByRole('button', { name: '下移第 1 条' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: '添加教育经历' }));
  const school = await screen.findByRole('combobox', { name: '学校' });
  await waitFor(() => expect(school).toHaveFocus());
});

it('a major that is pasted whole has the code of the list, one that is not in it has none', async () => {
  const { user } = renderRoute('/resumeedit/education?field=education.0.major', {
    persona: 'complete',
  });
  const major = await screen.findByRole('combobox', { name: '专业' });
  await user.clear(major);
  await user.type(major, '080901');
  await user.click(await screen.findByRole('option', { name: '计算机科学与技术（080901）' }));
  await user.clear(major);
  await user.click(major);
  await user.paste('法学');
  const kind = screen.getByRole('combobox', { name: /^专业类别/ });
  await waitFor(() => expect(chosenIn(kind)).toBe('法学'));
  await user.click(save());
  expect(await screen.findByText('已保存')).toBeInTheDocument();
  expect((await viewResume({})).education[0]?.majorCode).toMatch(/^03/);
  await user.type(major, '（自填）');
  await user.click(save());
  await waitFor(async () =>
    expect((await viewResume({})).education[0]).toMatchObject({ major: '法学（自填）' }),
  );
  expect((await viewResume({})).education[0]?.majorCode).toBeUndefined();
});

it('a region that is being chosen counts without a further press', async () => {
  byTouch();
  const { user } = renderRoute('/resumeedit/intention', { persona: 'newcomer' });
  const wanted = within(await screen.findByRole('group', { name: /^期望地区/ }));
  const province = wanted.getByRole('combobox', { name: '省份' });
  await user.selectOptions(province, await wanted.findByRole('option', { name: '北京市' }));
  await user.click(save());
  expect(await screen.findByText('已保存')).toBeInTheDocument();
  const { intention } = await viewResume({});
  expect(intention.regionCodes).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: '添加地区' }));
  expect(await screen.findByRole('button', { name: '移除北京市' })).toBeInTheDocument();
  await user.selectOptions(wanted.getByRole('combobox', { name: '省份' }), '上海市');
  await user.click(save());
  await waitFor(async () => expect((await viewResume({})).intention.regionCodes).toHaveLength(2));
});
