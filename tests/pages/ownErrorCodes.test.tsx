import { screen, within } from '@testing-library/react';
import { examples } from '../../mock/_preview/seed/examples';
import { openAt } from '../helpers/applying';
import { refuseAsDone } from '../helpers/brokenCalls';
import { deliveryIn } from '../helpers/deliveries';
import { renderRoute } from '../helpers/renderRoute';
import { sentence } from '../helpers/sentence';
import { applyTo } from '../mock/candidate/applying';
import { callerAs, paths } from '../mock/candidate/caller';

// A server whose error codes nobody has translated (config/wire.ts) refuses what it has done before. The portal looks at
// the data then, not at the code.

const target = examples.openSocialPosition;
const open = (address: string, space: string) =>
  renderRoute(address, { persona: 'deliveries', space });

test('a step of an application that was sent from another window', async () => {
  const { user, space } = await openAt('check', { step: 'extra' });
  const { number } = await applyTo(callerAs('complete', space), target);
  const codes = refuseAsDone(paths.page);
  await user.click(screen.getByRole('button', { name: '保存并继续' }));
  expect(await screen.findByText(sentence(`投递编号：${number}`))).toBeVisible();
  codes();
});

test('a withdrawal that is made already', async () => {
  const space = 'own-codes-withdrawal';
  const { id } = await deliveryIn(space, 'submitted');
  const { user } = open(`/user/deliveries?deliveryId=${id}`, space);
  const [card] = await screen.findAllByRole('article', { current: true });
  await user.click(within(card as HTMLElement).getByRole('button', { name: '撤回投递' }));
  const dialog = await screen.findByRole('dialog', { name: /^撤回对/ });
  const codes = refuseAsDone('/delete/');
  await user.click(within(dialog).getByRole('button', { name: '撤回投递' }));
  expect(await screen.findByText('投递已撤回。')).toBeVisible();
  codes();
});

test('an interview time that is booked already', async () => {
  const space = 'own-codes-booking';
  const { id } = await deliveryIn(space, 'toBook');
  const { user } = open(`/user/appointments?deliveryId=${id}`, space);
  const [, , free] = await screen.findAllByRole('radio');
  await user.click(free ?? document.body);
  const codes = refuseAsDone(paths.confirm);
  await user.click(await screen.findByRole('button', { name: '确认预约' }));
  expect(await screen.findByText('预约成功，请按下面的时间参加面试。')).toBeVisible();
  codes();
});

test('a consent that is given already', async () => {
  const space = 'own-codes-consent';
  const { nextAction } = await deliveryIn(space, 'bcConsent');
  const { user } = open(`/user/notifications?consent=${nextAction?.notificationId}`, space);
  await user.click(await screen.findByRole('checkbox', { name: /^我已阅读以上说明/ }));
  const codes = refuseAsDone(paths.agree);
  await user.click(await screen.findByRole('button', { name: '同意并提交' }));
  expect(await screen.findByRole('heading', { name: '您已同意背景调查' })).toBeVisible();
  expect(screen.queryByText('不能重复提交')).not.toBeInTheDocument();
  codes();
});
