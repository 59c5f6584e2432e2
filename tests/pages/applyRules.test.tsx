import { screen, within } from '@testing-library/react';
import type { UserCenter } from '@/services/types';
import { examples } from '../../mock/_preview/seed/examples';
import { continueFrom } from '../helpers/applying';
import { renderRoute } from '../helpers/renderRoute';
import type { Found } from '../mock/candidate/applying';
import { callerAs, paths } from '../mock/candidate/caller';

const target = examples.openSocialPosition;

it('a relative without a name and an arrival in the past are reported at their step', async () => {
  const { user, calls } = renderRoute(`/apply/${target}/position`, { persona: 'complete' });
  await continueFrom(user, '确认岗位');
  await continueFrom(user, '核对简历');
  const who = await screen.findByLabelText(/亲属姓名/);
  expect(who).not.toBeRequired();
  const relative = screen.getByRole('radiogroup', { name: '是否有亲属在本单位工作' });
  await user.click(within(relative).getByRole('radio', { name: '是' }));
  expect(screen.getByLabelText(/亲属姓名/)).toBeRequired();
  await user.type(await screen.findByLabelText('可到岗日期'), '2020-03-01{Enter}');
  const before = calls('wizard/page').length;
  await user.click(screen.getByRole('button', { name: '保存并继续' }));
  expect(await screen.findByRole('link', { name: '可到岗日期不能早于今天' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^请填写亲属姓名/ })).toBeVisible();
  expect(calls('wizard/page')).toHaveLength(before);
});

it('what was only opened is no draft and nothing to do; what was confirmed is', async () => {
  const { user, space } = renderRoute(`/apply/${target}/position`, { persona: 'complete' });
  await screen.findByRole('heading', { name: '确认岗位' });
  const caller = callerAs('complete', space);
  const drafts = async () => (await caller.get<Found>(paths.search)).counts.draft;
  expect(await drafts()).toBe(0);
  // Its conditions can be read beside the wizard, without leaving what is typed.
  const conditions = screen.getByRole('link', { name: '查看岗位条件 （在新标签页打开）' });
  expect(conditions).toHaveAttribute('target', '_blank');
  expect(conditions).toHaveAttribute(
    'href',
    expect.stringContaining(`#/recruitmentview/${target}/`),
  );
  expect((await caller.get<UserCenter>(paths.centre)).todos).toEqual([]);
  await user.click(screen.getByRole('button', { name: '保存并继续' }));
  await screen.findByRole('heading', { name: '核对简历' });
  expect(await drafts()).toBe(1);
});
