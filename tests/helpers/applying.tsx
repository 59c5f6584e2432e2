import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Saves a step of the wizard when it is in view. */
export async function continueFrom(user: UserEvent, step: string): Promise<void> {
  expect(await screen.findByRole('heading', { name: step, level: 2 })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '保存并继续' }));
}

/** Answers the questions of a position. */
export async function fillExtra(user: UserEvent): Promise<void> {
  await screen.findByRole('heading', { name: '补充信息', level: 2 });
  const relative = await screen.findByRole('radiogroup', {
    name: '是否有亲属在本单位工作',
  });
  await user.click(within(relative).getByRole('radio', { name: '否' }));
  const adjust = await screen.findByRole('radiogroup', {
    name: '是否服从本单位内的岗位调剂',
  });
  await user.click(within(adjust).getByRole('radio', { name: '是' }));
  const day = await screen.findByLabelText('可到岗日期');
  await user.clear(day);
  await user.type(day, `${new Date().getFullYear() + 1}-03-15`);
  await user.type(screen.getByLabelText('应聘理由'), '十年一线运维经历，愿意长期从事这项工作。');
}

/** Goes through the wizard up to its check page. */
export async function goToCheckStep(user: UserEvent): Promise<void> {
  await continueFrom(user, '确认岗位');
  await continueFrom(user, '核对简历');
  await fillExtra(user);
  await user.click(screen.getByRole('button', { name: '保存并继续' }));
  await screen.findByRole('heading', { name: '核对与承诺', level: 2 });
}
