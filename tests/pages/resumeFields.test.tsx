import { screen, waitFor, within } from '@testing-library/react';
import { viewResume } from '@/services/resume';
import { chosenIn } from '../helpers/choices';
import { deliveryIn } from '../helpers/deliveries';
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

it('schools are found by the initials of their pinyin, and none is taken unasked', async () => {
  const { user } = renderRoute('/resumeedit/education?field=education.0.school', {
    persona: 'complete',
  });
  const school = await screen.findByRole('combobox', { name: '学校' });
  await waitFor(() => expect(school).toHaveFocus());
  await user.clear(school);
  // Typed at once, as by an input method: one search.
  await user.paste('qllg');
  // Waits for all schools with these initials: while the list grows, its active entry starts again.
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(7));
  await waitFor(() => expect(school).toHaveAttribute('aria-expanded', 'true'));
  const options = screen.getAllByRole('option');
  // Nothing is chosen by itself, as the typed school may be one that no list has.
  expect(school).not.toHaveAttribute('aria-activedescendant', options[0]?.id);
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

it('several regions are found by pinyin and taken from one list', async () => {
  const { user } = renderRoute('/resumeedit/intention', { persona: 'newcomer' });
  const wanted = await screen.findByRole('combobox', { name: /^期望地区/ });
  for (const [typed, region] of [
    ['bjs', '北京市'],
    ['上海', '上海市'],
  ] as const) {
    await user.clear(wanted);
    await user.type(wanted, typed);
    const found = await screen.findAllByRole('menuitemcheckbox');
    await user.click(found.find(({ textContent }) => textContent === region) as HTMLElement);
  }
  await user.click(save());
  expect(await screen.findByText('已保存')).toBeInTheDocument();
  expect((await viewResume({})).intention.regionCodes).toHaveLength(2);
});

it('a link to a field leads there as often as it is followed', async () => {
  const space = 'resume-field-again';
  const { applyId } = await deliveryIn(space, 'screenFailed');
  const { user } = renderRoute(`/apply/delivery/${applyId}`, { persona: 'deliveries', space });
  const mend = within(await screen.findByRole('region', { name: '审核意见' }));
  const link = mend.getAllByRole('link')[0] as HTMLElement;
  await user.click(link);
  await waitFor(() => expect(link).not.toHaveFocus());
  const field = document.activeElement;
  expect(field?.id).toMatch(/^resume_/);
  await user.click(link);
  await waitFor(() => expect(field).toHaveFocus());
});
