import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { askForLogin } from '@/session/state/expiry';
import { clearDrafts, readDrafts, writeDraft } from '@/utils/draftStore';
import { stepDraftPrefix } from '@/utils/stepDraftPrefix';
import { examples } from '../../mock/_preview/seed/examples';
import { continueFrom, earlierVisit, openAt, otherWindow } from '../helpers/applying';
import { refuse } from '../helpers/brokenCalls';
import '../helpers/noCropping';
import { renderRoute } from '../helpers/renderRoute';
import { sentence } from '../helpers/sentence';
import { answers } from '../mock/candidate/applying';
import { paths } from '../mock/candidate/caller';

const target = examples.openSocialPosition;
const path = `/apply/${target}/position`;
const reason = () => screen.getByLabelText('应聘理由');
const extra = () => screen.findByRole('heading', { name: '补充信息', level: 2 });
/** The questions of the application that `earlierVisit` has left. */
const reopen = () => renderRoute(`${path}?step=extra`, { persona: 'complete', space: 'applying' });

type Other = Awaited<ReturnType<typeof earlierVisit>>;

/** The answer that a tab has not saved. */
async function leaveDraft(
  { applyId, page }: Other,
  tab: string,
  motivation: string,
  minutesAgo: number,
) {
  const { version } = await page();
  const at = Date.now() - minutesAgo * 60_000;
  await writeDraft(stepDraftPrefix('complete', applyId) + tab, {
    at,
    version,
    values: { motivation },
  });
}

afterEach(async () => {
  Reflect.deleteProperty(navigator, 'locks');
  await clearDrafts();
});

test('the draft of a closed tab is taken up, that of an open one is not; what is not kept is reported', async () => {
  const other = await earlierVisit('extra');
  const prefix = stepDraftPrefix('complete', other.applyId);
  await leaveDraft(other, 'open', '还开着的窗口里写的应聘理由', 1);
  await leaveDraft(other, 'closed', '已关闭的窗口里写的应聘理由', 5);
  const locks = {
    query: async () => ({ held: [{ name: `army-site-${prefix}open` }] }),
    request: async () => undefined,
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

  const { user } = reopen();
  await extra();
  expect(reason()).toHaveValue('已关闭的窗口里写的应聘理由');
  await user.type(screen.getByLabelText(/亲属姓名/), '王某');
  expect(screen.getByText(/本机草稿不含以下内容：亲属姓名/)).toBeVisible();
  await waitFor(async () => {
    const kept = await readDrafts(prefix, new Set());
    const texts = JSON.stringify(kept);
    // One draft of the other open tab, and one that this tab has taken over.
    expect(kept).toHaveLength(2);
    expect(texts).toContain('还开着的窗口里写的应聘理由');
    expect(texts).toContain('已关闭的窗口里写的应聘理由');
    expect(texts).not.toContain('王某');
    expect(kept.map(([key]) => key)).not.toContain(`${prefix}closed`);
  });
});

test('leaving asks while a file is on its way; another step does not ask', async () => {
  const { user, setServer, at } = await openAt('extra');
  await screen.findByRole('button', { name: /上传|选择文件/ });
  setServer('slow');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is nothing to choose a file with');
  await user.upload(input, new File(['%PDF-1.4'], '三等功证书.pdf', { type: 'application/pdf' }));
  await screen.findByText(sentence(/^正在上传 三等功证书\.pdf/));
  await user.click(screen.getAllByRole('link', { name: '首页' })[0] ?? document.body);
  const question = await screen.findByRole('dialog', { name: '有修改还没有保存' });
  expect(question).toHaveTextContent('文件还在上传，离开后会停止');
  await user.click(within(question).getByRole('button', { name: '留在这里' }));
  expect(at()).toBe(`${path}?step=extra`);
  await user.click(screen.getByRole('button', { name: '上一步' }));
  expect(await screen.findByRole('heading', { name: '核对简历', level: 2 })).toBeVisible();
});

describe('an older draft that was neither taken up nor thrown away', () => {
  const older = '家在本地，希望稳定地把技术做深。';
  const typed = '，也想回家乡';
  const saved = answers.position.motivation;
  const offer = () => screen.findByText(/有一份较早、没有保存的内容/);

  test('stays beside what is typed, at the next visit to the step and after a reload; taken up, it gives its place to what was typed; thrown away, it is gone', async () => {
    // Answers of a closed tab, and newer ones that another window has saved.
    const other = await earlierVisit('extra');
    await leaveDraft(other, 'closed', older, 5);
    await other.save('extra', answers.position);
    const portal = reopen();
    await offer();
    await portal.user.type(reason(), typed);
    await portal.user.click(screen.getByRole('button', { name: '上一步' }));
    await continueFrom(portal.user, '核对简历');
    await offer();
    expect(reason()).toHaveValue(saved + typed);
    portal.unmount();

    const again = reopen();
    await offer();
    expect(screen.getByText('已恢复您上次没有保存的内容。')).toBeVisible();
    expect(reason()).toHaveValue(saved + typed);
    await again.user.click(screen.getByRole('button', { name: '使用这份内容' }));
    expect(reason()).toHaveValue(older);
    await again.user.click(screen.getByRole('button', { name: '使用这份内容' }));
    expect(reason()).toHaveValue(saved + typed);
    await again.user.click(screen.getByRole('button', { name: '放弃这份内容' }));
    expect(screen.queryByText(/有一份较早、没有保存的内容/)).not.toBeInTheDocument();
    again.unmount();

    reopen();
    expect(await screen.findByText('已恢复您上次没有保存的内容。')).toBeVisible();
    expect(screen.queryByText(/有一份较早、没有保存的内容/)).not.toBeInTheDocument();
    expect(reason()).toHaveValue(saved + typed);
  });

  test('takes nothing back of what another window has saved since', async () => {
    const second = await openAt('check', { step: 'extra' });
    await second.user.type(reason(), typed);
    second.unmount();
    const arrivalDate = `${new Date().getFullYear() + 2}-07-01`;
    await second.other.save('extra', { ...answers.position, arrivalDate });

    const { user } = reopen();
    await offer();
    await user.click(screen.getByRole('button', { name: '使用这份内容' }));
    expect(reason()).toHaveValue(saved + typed);
    expect(screen.getByLabelText('可到岗日期')).toHaveDisplayValue(arrivalDate);
  });
});

describe('the step is in the address from the start', () => {
  const step = (name: string) => screen.findByRole('heading', { name, level: 2 });

  test('Back and Forward show the steps as they were seen; who comes again goes on where they were', async () => {
    // A step that is not reached yet is not in the address.
    const first = renderRoute(`${path}?step=check`, { persona: 'complete' });
    await step('确认岗位');
    await waitFor(() => expect(first.at()).toBe(`${path}?step=target`));
    await continueFrom(first.user, '确认岗位');
    await continueFrom(first.user, '核对简历');
    await step('补充信息');
    act(() => history.back());
    expect(await step('核对简历')).toBeVisible();
    act(() => history.back());
    expect(await step('确认岗位')).toBeVisible();
    expect(first.at()).toBe(`${path}?step=target`);
    act(() => history.forward());
    expect(await step('核对简历')).toBeVisible();
    first.unmount();
    const again = renderRoute(path, { persona: 'complete', space: first.space });
    expect(await step('补充信息')).toBeVisible();
    expect(again.at()).toBe(`${path}?step=extra`);
  });

  test('a step that is opened before the page has drawn that the session is over keeps the login asked for', async () => {
    await earlierVisit('resume');
    const { at } = renderRoute(`${path}?from=mail`, { persona: 'complete', space: 'applying' });
    await step('核对简历');
    const back = screen.getByRole('button', { name: '上一步' });
    act(() => {
      expect(askForLogin()).toBe(true);
      fireEvent.click(back);
    });
    expect(await screen.findByRole('dialog', { name: '请重新登录' })).toBeVisible();
    expect(at()).toBe(`${path}?from=mail&step=target&relogin=true`);
  });

  test('the page does not go on by itself when the application is read again', async () => {
    const { user, space } = renderRoute(path, { persona: 'complete' });
    await step('确认岗位');
    await (await otherWindow(space)).save('target');
    const end = refuse(paths.page, 'BUSY', '系统忙，请稍后再试');
    await user.click(screen.getByRole('button', { name: '保存并继续' }));
    expect(await screen.findByText('系统忙，请稍后再试', { selector: 'form *' })).toBeVisible();
    end();
    await waitFor(async () => expect(await step('确认岗位')).toBeVisible());
  });
});
