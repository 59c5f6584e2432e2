import { screen, waitFor } from '@testing-library/react';
import { personByLoginName } from '../../mock/_preview/people';
import { storeOf } from '../../mock/_preview/store';
import '../helpers/noCropping';
import { present } from '../helpers/present';
import { type Mounted, type RouteOptions, renderRoute } from '../helpers/renderRoute';
import { byTouch } from '../helpers/viewport';

function personOf(space: string, loginName: string) {
  return present(personByLoginName(storeOf(space), loginName));
}

const height = () => screen.findByLabelText(/^身高/);

async function saveHeight({ user }: Mounted, centimetres = '172') {
  await user.clear(await height());
  await user.type(await height(), centimetres);
  await user.click(screen.getByRole('button', { name: '保存' }));
}

// Which control has the height does not matter: by touch the others of the section are cheaper.
beforeEach(byTouch);

const saved = () => screen.findByText('已保存');
const sent = ({ calls }: Mounted) =>
  calls('resume/save').map(({ body }) => JSON.parse(body ?? '{}').sensitiveConsentVersion);
const open = (options: RouteOptions = {}) =>
  renderRoute('/resumeedit/basic', { persona: 'complete', ...options });

it('a consent that the account does not know is asked for before anything leaves; once given it goes with the savings after a reload, unasked', async () => {
  const first = open({ persona: 'newcomer' });
  await saveHeight(first);
  await first.user.click(await screen.findByRole('button', { name: '暂不同意' }));
  expect(await screen.findByText('未取得同意，这一部分没有保存。')).toBeInTheDocument();
  expect(sent(first)).toEqual([]);
  await first.user.click(screen.getByRole('button', { name: '保存' }));
  await first.user.click(await screen.findByRole('button', { name: '同意并保存' }));
  await saved();
  expect(screen.getByText(/^还缺 \d+ 项必填内容$/)).toBeVisible();
  first.unmount();
  const again = open({ persona: 'newcomer', space: first.space });
  await saveHeight(again, '173');
  await saved();
  expect(sent(again)).toEqual(['2026.1']);
});

it('a consent to an older text is asked for anew, once', async () => {
  const portal = open();
  await height();
  const { consents } = personOf(portal.space, 'complete');
  for (const consent of consents) consent.version = '2025.2';
  await saveHeight(portal);
  await portal.user.click(await screen.findByRole('button', { name: '同意并保存' }));
  await saved();
  expect(sent(portal)).toEqual(['2025.2', '2026.1']);
  expect(consents.at(-1)).toMatchObject({ docId: 'sensitive', version: '2026.1' });
});

it('the consent of an earlier visit goes along; while it cannot be read it is reported, and nothing is sent or lost', async () => {
  const portal = open();
  const field = await height();
  portal.setServer('500');
  await saveHeight(portal);
  expect(await screen.findByRole('note')).toHaveTextContent('服务器内部错误，请稍后再试');
  expect(sent(portal)).toEqual([]);
  expect(field).toHaveValue('172');
  portal.setServer('normal');
  await portal.user.click(screen.getByRole('button', { name: '保存' }));
  await saved();
  expect(sent(portal)).toEqual(['2026.1']);
  // From now on the consent is known: the account is not read again.
  const read = portal.calls('/userinfo/info').length;
  await saveHeight(portal, '173');
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
