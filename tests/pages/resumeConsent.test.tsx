import { screen, waitFor } from '@testing-library/react';
import { personByLoginName } from '../../mock/_preview/people';
import { storeOf } from '../../mock/_preview/store';
import '../helpers/noCropping';
import { choose, chosenIn } from '../helpers/choices';
import { type Mounted, type RouteOptions, renderRoute } from '../helpers/renderRoute';

function personOf(space: string, loginName: string) {
  const person = personByLoginName(storeOf(space), loginName);
  if (!person) throw new Error(`There is no ${loginName}`);
  return person;
}

async function saveEthnicity({ user }: Mounted, ethnicity = '回族') {
  await choose(user, /^民族/, ethnicity);
  await user.click(screen.getByRole('button', { name: '保存' }));
}

const saved = () => screen.findByText('已保存');
const sent = ({ calls }: Mounted) =>
  calls('resume/save').map(({ body }) => JSON.parse(body ?? '{}').sensitiveConsentVersion);
const open = (options: RouteOptions = {}) =>
  renderRoute('/resumeedit/basic', { persona: 'complete', ...options });

it('a consent given before a reload goes with the savings after it, unasked', async () => {
  const first = open({ persona: 'newcomer' });
  await first.user.type(await screen.findByRole('spinbutton', { name: /^身高/ }), '172');
  await first.user.click(screen.getByRole('button', { name: '保存' }));
  await first.user.click(await screen.findByRole('button', { name: '同意并保存' }));
  await saved();
  expect(screen.getByText(/^还缺 \d+ 项必填内容$/)).toBeVisible();
  first.unmount();
  const again = open({ persona: 'newcomer', space: first.space });
  await saveEthnicity(again);
  await saved();
  expect(sent(again)).toEqual(['2026.1']);
});

it('a consent to an older text is asked for anew, once', async () => {
  const portal = open();
  await screen.findByRole('combobox', { name: /^民族/ });
  const { consents } = personOf(portal.space, 'complete');
  for (const consent of consents) consent.version = '2025.2';
  await saveEthnicity(portal);
  await portal.user.click(await screen.findByRole('button', { name: '同意并保存' }));
  await saved();
  expect(sent(portal)).toEqual(['2025.2', '2026.1']);
  expect(consents.at(-1)).toMatchObject({ docId: 'sensitive', version: '2026.1' });
});

it('a consent that the account does not know is asked for before anything leaves', async () => {
  const portal = open();
  await screen.findByRole('combobox', { name: /^民族/ });
  personOf(portal.space, 'complete').consents = [];
  await saveEthnicity(portal);
  await portal.user.click(await screen.findByRole('button', { name: '暂不同意' }));
  expect(await screen.findByText('未取得同意，这一部分没有保存。')).toBeInTheDocument();
  expect(sent(portal)).toEqual([]);
});

it('the consent of an earlier visit goes along; while it cannot be read it is reported, and nothing is sent or lost', async () => {
  const portal = open();
  const list = await screen.findByRole('combobox', { name: /^民族/ });
  portal.setServer('500');
  await saveEthnicity(portal);
  expect(await screen.findByRole('note')).toHaveTextContent('服务器内部错误，请稍后再试');
  expect(sent(portal)).toEqual([]);
  expect(chosenIn(list)).toBe('回族');
  portal.setServer('normal');
  await portal.user.click(screen.getByRole('button', { name: '保存' }));
  await saved();
  expect(sent(portal)).toEqual(['2026.1']);
  // From now on the consent is known: the account is not read again.
  const read = portal.calls('/userinfo/info').length;
  await saveEthnicity(portal, '汉族');
  await waitFor(() => expect(sent(portal)).toEqual(['2026.1', '2026.1']));
  expect(portal.calls('/userinfo/info')).toHaveLength(read);
});

it('a section without such data is saved without a word about it', async () => {
  const portal = renderRoute('/resumeedit/selfEvaluation', { persona: 'newcomer' });
  await portal.user.type(await screen.findByRole('textbox', { name: /自我评价/ }), '认真');
  await portal.user.click(screen.getByRole('button', { name: '保存' }));
  await saved();
  expect(sent(portal)).toStrictEqual([undefined]);
  expect(portal.calls('/userinfo/info')).toHaveLength(0);
});
