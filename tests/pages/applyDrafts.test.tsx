import { screen, waitFor } from '@testing-library/react';
import type { WizardPage } from '@/services/types';
import { clearDrafts, readDrafts, writeDraft } from '@/utils/draftStore';
import { stepDraftPrefix } from '@/utils/stepDraftPrefix';
import { examples } from '../../mock/_preview/seed/examples';
import { continueFrom } from '../helpers/applying';
import '../helpers/noCropping';
import { renderRoute } from '../helpers/renderRoute';
import { openFor } from '../mock/candidate/applying';
import { callerAs, paths } from '../mock/candidate/caller';

const target = examples.openSocialPosition;
const path = `/apply/${target}/position`;

afterEach(async () => {
  Reflect.deleteProperty(navigator, 'locks');
  await clearDrafts();
});

test('the draft of a closed tab is taken up, that of an open one is not; what is not kept is said', async () => {
  const first = renderRoute(path, { persona: 'complete' });
  await continueFrom(first.user, '确认岗位');
  await continueFrom(first.user, '核对简历');
  await screen.findByRole('heading', { name: '补充信息', level: 2 });
  first.unmount();
  const caller = callerAs('complete', first.space);
  const { applyId } = await openFor(caller, 'position', target);
  const { version } = await caller.get<WizardPage>(paths.page, { applyId });
  const prefix = stepDraftPrefix('complete', applyId);
  const leave = (tab: string, motivation: string, minutesAgo: number) =>
    writeDraft(prefix + tab, {
      at: Date.now() - minutesAgo * 60_000,
      version,
      values: { motivation },
    });
  await leave('open', '还开着的窗口里写的应聘理由', 1);
  await leave('closed', '已关闭的窗口里写的应聘理由', 5);
  const locks = {
    query: async () => ({ held: [{ name: `army-site-${prefix}open` }] }),
    request: async () => undefined,
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

  const { user } = renderRoute(`${path}?step=extra`, { persona: 'complete', space: first.space });
  await screen.findByRole('heading', { name: '补充信息', level: 2 });
  expect(screen.getByLabelText('应聘理由')).toHaveValue('已关闭的窗口里写的应聘理由');
  await user.type(screen.getByLabelText(/亲属姓名/), '王某');
  expect(screen.getByText(/^亲属姓名.*不保存在这台设备上/)).toBeVisible();
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
