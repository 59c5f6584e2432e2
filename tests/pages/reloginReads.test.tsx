/** After the login over the page (spec §4), what could not be read during the expiry is read again. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { examples } from '../../mock/_preview/seed/examples';
import { storeOf } from '../../mock/_preview/store';
import { expireSessions } from '../../mock/_preview/tokens';
import { giveHeights } from '../helpers/heights';
import { captchaAnswer } from '../helpers/puzzles';
import { captchaPicture } from '../helpers/registering';
import { type Mounted, renderRoute } from '../helpers/renderRoute';
import { setViewport } from '../helpers/viewport';

async function signInOverThePage(portal: Mounted): Promise<void> {
  const box = within(await screen.findByRole('dialog', { name: '请重新登录' }));
  await portal.user.type(await box.findByLabelText('密码'), 'Preview#2026');
  await captchaPicture();
  await portal.user.type(box.getByLabelText('图中字符'), captchaAnswer(portal));
  await portal.user.click(box.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** Finds hidden elements too: under the dialog the page is hidden from assistive technology. */
const failures = () => screen.queryAllByRole('button', { name: '重试', hidden: true });

test.each([
  // All read by hooks/useCall; one for each way to use it: parts, a list that is called, one that is read, models.
  '/recruitmentflow',
  '/user/deliveries?group=draft',
  '/user/notifications',
  '/resumeedit/selfEvaluation',
  `/apply/${examples.openSocialPosition}/position?step=target`,
])('%s: what the expiry kept back is there after the login over the page', async (path) => {
  const portal = renderRoute('/exception', { persona: 'complete' });
  await screen.findByRole('heading', { level: 1 });
  expireSessions(storeOf(portal.space));
  act(() => history.push(path));
  await screen.findByRole('dialog', { name: '请重新登录' });
  await waitFor(() => expect(failures()).not.toEqual([]));
  await signInOverThePage(portal);
  await waitFor(() => expect(failures()).toEqual([]));
  // A part that is read again has no button to try again until its answer is there.
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
  expect(failures()).toEqual([]);
  expect(portal.at()).toBe(path);
});

test('units below one in the tree, asked for when the session was over, come after the login too', async () => {
  setViewport(1280);
  giveHeights('tree', 560, 36);
  const portal = renderRoute('/recruitment/10001', { persona: 'complete' });
  const lines = async () => {
    const tree = within(await screen.findByRole('tree', { name: '单位树' }));
    return tree.findAllByRole('treeitem');
  };
  const [, branch] = await lines();
  const fold = branch?.querySelector('[data-twist]');
  if (!fold) throw new Error('The branch cannot be unfolded');
  expireSessions(storeOf(portal.space));
  await portal.user.click(fold);
  await signInOverThePage(portal);
  await waitFor(async () => expect((await lines())[2]).toHaveAttribute('aria-level', '3'));
  await waitFor(async () => expect((await lines())[2]).toHaveAttribute('aria-setsize', '5'));
});
