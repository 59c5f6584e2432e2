import { screen, waitFor, within } from '@testing-library/react';
import { clearCache } from '@/request/cache';
import { accessibilityErrors } from '../helpers/accessibility';
import { breakCalls, holdCalls, makeBusy } from '../helpers/brokenCalls';
import { drawnForm } from '../helpers/drawnForm';
import { gate } from '../helpers/gate';
import { renderRoute } from '../helpers/renderRoute';
import { setViewport } from '../helpers/viewport';

const now = '2026-11-23T08:00:00+08:00';

// An answer that is kept asks no server.
beforeEach(clearCache);

describe('a form that a busy server refuses', () => {
  async function rename(locale?: string) {
    const portal = renderRoute('/user/profile', { persona: 'complete', locale, now });
    const isEnglish = locale !== undefined;
    const part = await screen.findByRole('region', { name: isEnglish ? 'Name' : '姓名' });
    const action = isEnglish ? 'Change name' : '修改姓名';
    await portal.user.click(within(part).getByRole('button', { name: action }));
    const form = await drawnForm(action);
    const field = form.getByLabelText(isEnglish ? 'Name' : '姓名');
    const save = form.getByRole('button', { name: isEnglish ? 'Save' : '保存' });
    await portal.user.clear(field);
    await portal.user.type(field, '赵新明');
    return { portal, form, field, save };
  }

  test('says when to try again, keeps what was typed, and is sent by the next press alone; without a network it says so too', async () => {
    const { portal, form, field, save } = await rename();
    const end = makeBusy('/userinfo/changeName', 429, '90');
    await portal.user.click(save);
    const note = await form.findByRole('note');
    expect(note).toHaveTextContent(
      '现在访问的人很多，服务器忙不过来。内容都还在，请在 08:02 之后再试。',
    );
    expect(field).toHaveValue('赵新明');
    expect(save).toBeEnabled();
    expect(await accessibilityErrors(screen.getByRole('main'))).toEqual([]);
    expect(end.refused()).toBe(1);
    end();
    // Without a time: in a little while.
    const again = makeBusy('/userinfo/changeName', 503);
    await portal.user.click(save);
    await waitFor(() =>
      expect(form.getByRole('note')).toHaveTextContent('内容都还在，请过一会儿再试。'),
    );
    again();
    const mend = breakCalls('/userinfo/changeName');
    await portal.user.click(save);
    await waitFor(() =>
      expect(form.getByRole('note')).toHaveTextContent(
        '网络不通，没有送达。内容都还在，请在网络恢复后再试。',
      ),
    );
    mend();
    await portal.user.click(save);
    expect(await screen.findByText('姓名已修改。')).toBeVisible();
    expect(portal.calls('/userinfo/changeName')).toHaveLength(1);
  });
});

test('a list that a busy server keeps back says when to try again; its button reads it', async () => {
  const portal = renderRoute('/notice', { now });
  const end = makeBusy('/notice/search', 503, '600');
  const retry = await screen.findByRole('button', { name: '重试' });
  expect(retry.closest('[role="alert"]')).toHaveTextContent('请在 08:10 之后再试。');
  end();
  await portal.user.click(retry);
  await waitFor(() => expect(retry).not.toBeInTheDocument());
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});

test.each([
  ['the fit with the résumé', 390, '/recruitmentview/200001', '/resume/edit'],
  ['a tree of units', 1440, '/recruitment/10001', '/searchEnterpriseTree'],
])(
  '%s that is kept back says until when, and the failure stays while one tries again',
  async (_what, width, path, call) => {
    setViewport(width);
    const portal = renderRoute(path, { persona: 'complete', now });
    const end = makeBusy(call, 503, '600');
    const retry = await screen.findByRole('button', { name: '重试' });
    const failure = retry.closest('[role="alert"]');
    expect(failure).toHaveTextContent('请在 08:10 之后再试。');
    end();
    const slow = gate<void>();
    holdCalls(call, () => slow.passed);
    await portal.user.click(retry);
    expect(failure).toBeVisible();
    expect(retry).toBeDisabled();
    slow.open();
    await waitFor(() => expect(failure).not.toBeInTheDocument());
  },
);
