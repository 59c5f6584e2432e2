import { setTimeout as wait } from 'node:timers/promises';
import { act, screen, waitFor, within } from '@testing-library/react';
import { countDrafts, writeDraft } from '@/utils/draftStore';
import { personByLoginName } from '../../mock/_preview/people';
import { storeOf } from '../../mock/_preview/store';
import { holdCalls } from '../helpers/brokenCalls';
import { jsonIn, watchDownloads } from '../helpers/downloads';
import { gate } from '../helpers/gate';
import { type RouteOptions, renderRoute } from '../helpers/renderRoute';
import { sentence } from '../helpers/sentence';

const open = (options: RouteOptions = {}) =>
  renderRoute('/user/privacy', { persona: 'deliveries', ...options });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('/user/privacy', () => {
  test('shows the texts and what was agreed to, and when; each part fails alone and can be tried again', async () => {
    const portal = open({ server: '500' });
    const texts = await part('我同意过的文本');
    await texts.findByText('账号信息没有加载出来');
    expect((await part('下载我的数据')).getByRole('button')).toBeEnabled();
    portal.setServer('normal');
    await portal.user.click(texts.getByRole('button', { name: '重试' }));
    const privacy = (await texts.findByText('隐私政策')).closest('summary');
    expect(privacy).toHaveTextContent(/您于 .+ 同意了 2026-10 版/);
    expect(privacy).not.toHaveTextContent('有新版本');
    expect(texts.queryByText('您还没有同意过这份文本。')).not.toBeInTheDocument();
    await (await part('本机保留的内容')).findByText('未保存的草稿');
    expect(document.title).toContain('隐私与数据');
  });

  test('marks a text that has a newer version, and consents to texts no longer shown', async () => {
    const portal = open();
    const person = personByLoginName(storeOf(portal.space), 'deliveries');
    if (!person) throw new Error('There is no such person');
    person.consents = [
      { docId: 'privacy', version: '2025-01', agreedAt: '2025-02-01T09:00:00+08:00' },
      { docId: 'old-terms', version: '2024-01', agreedAt: '2024-02-01T09:00:00+08:00' },
    ];
    const texts = await part('我同意过的文本');
    const privacy = (await texts.findByText('隐私政策')).closest('summary');
    expect(privacy).toHaveTextContent('有新版本');
    expect(privacy).toHaveTextContent(/您于 .+ 同意了 2025-01 版/);
    expect(texts.getByText(sentence(/您还同意过 old-terms（2024-01 版/))).toBeVisible();
  });

  test('a reviewer may read the texts and download the account alone', async () => {
    const portal = open({ persona: 'reviewer' });
    const downloads = watchDownloads();
    await portal.user.click((await part('下载我的数据')).getByRole('button'));
    await screen.findByText(/^文件已生成/);
    const content = jsonIn(await waitFor(() => downloads.read()));
    expect(Object.keys(content)).toEqual(['site', 'exportedAt', 'account']);
    expect(portal.calls('/resume/view')).toHaveLength(0);
  });
});

describe('downloading my data', () => {
  afterEach(() => {
    delete process.env.PREVIEW_SLOW_MS;
  });

  test('makes one file of everything, once', async () => {
    const portal = open();
    const downloads = watchDownloads();
    const button = (await part('下载我的数据')).getByRole('button');
    // The second press comes before the file is there.
    process.env.PREVIEW_SLOW_MS = '50';
    portal.setServer('slow');
    await portal.user.dblClick(button);
    expect(await screen.findByText(/^文件已生成/)).toBeVisible();
    const file = await waitFor(() => downloads.read());
    const content = jsonIn(file);
    expect(file.name).toMatch(/^army-site-deliveries-\d{4}-\d\d-\d\d\.json$/);
    expect(Object.keys(content)).toEqual([
      'site',
      'exportedAt',
      'account',
      'resume',
      'deliveries',
      'collections',
      'notifications',
    ]);
    expect(content.account).toMatchObject({ loginName: 'deliveries' });
    expect(content.deliveries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ status: 'draft' }),
        expect.objectContaining({ status: 'hired' }),
        expect.objectContaining({ status: 'toBook' }),
      ]),
    );
    expect(portal.calls('/resume/view')).toHaveLength(1);
  });

  test('can be stopped; a server that fails, or an expiry in the middle: no half file, the part is named', async () => {
    const portal = open();
    const downloads = watchDownloads();
    const button = (await part('下载我的数据')).getByRole('button');
    const account = gate<void>();
    const end = holdCalls('/userinfo/info', () => account.passed);
    await portal.user.click(button);
    expect(await screen.findByText('正在获取账号信息（第 1/5 项）')).toBeVisible();
    await portal.user.click(screen.getByRole('button', { name: '取消' }));
    account.open();
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(screen.queryByText(/没有获取到/)).not.toBeInTheDocument();
    // The next part would be asked for by now.
    await act(() => wait(100));
    expect(portal.calls('/resume/view')).toHaveLength(0);
    end();

    portal.setServer('500');
    await portal.user.click((await part('下载我的数据')).getByRole('button'));
    expect(await screen.findByText('账号信息没有获取到，文件没有生成，请重试。')).toBeVisible();
    await expect(downloads.read()).rejects.toThrow('Nothing was saved');
    portal.setServer('normal');
    await portal.user.click((await part('下载我的数据')).getByRole('button', { name: '重试' }));
    expect(await screen.findByText(/^文件已生成/)).toBeVisible();
    // Without the persona, whose next token would be valid again.
    portal.setServer('401');
    await portal.user.click((await part('下载我的数据')).getByRole('button'));
    expect(await screen.findByRole('dialog', { name: '请重新登录' })).toBeInTheDocument();
    expect(
      await screen.findByText('账号信息没有获取到，文件没有生成，请重试。'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/^文件已生成/)).not.toBeInTheDocument();
  });
});

describe('what this device keeps', () => {
  test('says how much of what, and clears one kind after asking, or everything at once, with the drafts; the session stays', async () => {
    window.localStorage.setItem(
      'army-site-recent',
      JSON.stringify([
        { id: '1', at: '2026-11-01T00:00:00Z' },
        { id: '2', at: '2026-11-01T00:00:00Z' },
      ]),
    );
    await writeDraft('resume/deliveries', { at: 1, sections: {} });
    const search = { name: '南京', href: '/searchPosition/all?keyword=1' };
    window.localStorage.setItem('army-site-searches', JSON.stringify([search]));
    const portal = open();
    const device = await part('本机保留的内容');
    expect(await device.findByText('2 个岗位')).toBeVisible();
    expect(device.getByText('1 份')).toBeVisible();
    await portal.user.click(device.getByRole('button', { name: '清除最近浏览的岗位' }));
    const dialog = within(await screen.findByRole('dialog', { name: '清除最近浏览的岗位？' }));
    expect(window.localStorage.getItem('army-site-recent')).not.toBeNull();
    await portal.user.click(dialog.getByRole('button', { name: '清除' }));
    const done = await device.findByText('已清除：最近浏览的岗位。');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(done).toHaveFocus();
    expect(window.localStorage.getItem('army-site-recent')).toBeNull();
    expect(await countDrafts()).toBe(1);
    await portal.user.click(await device.findByRole('button', { name: '全部清除' }));
    const all = within(await screen.findByRole('dialog'));
    expect(all.getByText('没有保存到服务器的草稿会丢失，清除后无法恢复。')).toBeInTheDocument();
    await portal.user.click(all.getByRole('button', { name: '清除' }));
    await waitFor(() => expect(device.queryByRole('button')).not.toBeInTheDocument());
    expect(await countDrafts()).toBe(0);
    expect(window.localStorage.getItem('army-site-user')).toContain('deliveries');
  });
});
