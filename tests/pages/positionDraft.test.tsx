import { screen, within } from '@testing-library/react';
import { examples } from '../../mock/_preview/seed/examples';
import { breakCalls } from '../helpers/brokenCalls';
import { renderRoute } from '../helpers/renderRoute';
import { setViewport } from '../helpers/viewport';
import { openFor } from '../mock/candidate/applying';
import { callerAs, paths } from '../mock/candidate/caller';

const id = examples.openSocialPosition;
const panel = async () => within(await screen.findByRole('complementary', { name: '岗位操作' }));

/** Begins an application and does not send it. */
async function begin(space: string) {
  const caller = callerAs('complete', space);
  const { applyId, deliveryId } = await openFor(caller, 'position', id);
  await caller.post(paths.page, { applyId, step: 'target', values: {}, version: 1 });
  return deliveryId;
}

beforeEach(() => setViewport(1440));

describe('a position with an application that was begun and not sent', () => {
  test('its row in a list does not say that it was sent', async () => {
    const space = 'draft-in-row';
    const deliveryId = await begin(space);
    renderRoute('/searchPosition/all?keyword=后端服务开发工程师', { persona: 'complete', space });
    const link = await screen.findByRole('link', { name: '我的投递' });
    expect(link).toHaveAttribute('href', `/user/deliveries?deliveryId=${deliveryId}`);
    expect(screen.queryByText(/已投递/)).not.toBeInTheDocument();
  });

  test('its page says so, and leads on', async () => {
    const space = 'draft-on-page';
    await begin(space);
    renderRoute(`/recruitmentview/${id}`, { persona: 'complete', space });
    expect(await (await panel()).findByText('您有一份未提交的申请。')).toBeVisible();
    expect((await panel()).getByRole('link', { name: '继续填写' })).toBeVisible();
  });

  test('its page does not say that it was sent while the application is not known', async () => {
    const space = 'draft-unknown';
    await begin(space);
    renderRoute(`/recruitmentview/${id}`, { persona: 'complete', space });
    breakCalls(paths.search);
    expect(await (await panel()).findByText('我的投递')).toBeVisible();
    expect((await panel()).getByRole('link', { name: '查看投递' })).toBeVisible();
    expect((await panel()).queryByText(/已投递/)).not.toBeInTheDocument();
  });
});
