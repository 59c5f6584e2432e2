/** @ownModules What has loaded once is there at once. What is to be seen while the first answers are on their way (spec §2, §4). */
import { screen, waitFor, within } from '@testing-library/react';
import { crashes } from '@/utils/crashes';
import { siteValues } from '@/utils/siteValues';
import { site } from '../../config/site';
import { examples } from '../../mock/_preview/seed/examples';
import { catchBeacons, leavePage } from '../helpers/beacons';
import { holdCalls } from '../helpers/brokenCalls';
import { gate } from '../helpers/gate';
import { renderRoute } from '../helpers/renderRoute';

const sent = catchBeacons();
afterEach(() => jest.restoreAllMocks());

const spinner = () => screen.findByRole('status', { name: '页面加载中' });

/** What the page shows before the portal runs (src/first-paint). */
function addShell(): HTMLElement {
  const shell = document.createElement('div');
  shell.id = 'shell';
  document.body.append(shell);
  return shell;
}

// First: terms are kept for the whole visit once they have come (hooks/lookup).
test('what comes later has its room: the facts of an enterprise, and rows of positions', async () => {
  renderRoute('/unitInfo/10002');
  const { passed, open } = gate<void>();
  for (const part of ['/termjson/', '/treejson', '/major/list']) holdCalls(part, () => passed);
  const facts = within(await screen.findByRole('region', { name: '基本情况' }));
  const labels = ['单位性质', '行业', '规模', '所在地区'];
  const cellOf = (label: string) => facts.getByText(label).closest('tr')?.querySelector('td');
  for (const label of labels) expect(cellOf(label)).toHaveTextContent('…');
  const [row] = await screen.findAllByRole('article');
  const room = () => row?.querySelectorAll('.coming');
  expect(room()).not.toHaveLength(0);
  open();
  await waitFor(() => {
    for (const label of labels) expect(cellOf(label)).not.toHaveTextContent('…');
  });
  await waitFor(() => expect(room()).toHaveLength(0));
});

test('a start-up that hangs shows the spinner', async () => {
  const { passed, open } = gate<void>();
  renderRoute('/recruitmentflow');
  holdCalls('/accesstoken/user', () => passed);
  const shown = await spinner();
  open();
  expect(await screen.findByRole('heading', { name: '应聘流程', level: 1 })).toBeVisible();
  await waitFor(() => expect(shown).not.toBeInTheDocument());
});

describe('a notice at ?relogin=true', () => {
  const rest: IdleRequestCallback[] = [];
  beforeEach(() => {
    rest.splice(0);
    window.requestIdleCallback = (work) => rest.push(work);
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });

  test('is there before the login opens over it, which takes the browser longer', async () => {
    const shell = addShell();
    renderRoute(`/notice/${examples.pinnedNotice}?relogin=true`, { persona: 'complete' });
    expect(await screen.findByText('重要日期')).toBeVisible();
    expect(rest).toHaveLength(0);
    shell.remove();
    await waitFor(() => expect(rest).not.toHaveLength(0));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    for (const work of rest) work({ didTimeout: false, timeRemaining: () => 50 });
    expect(await screen.findByRole('dialog', { name: '请重新登录' })).toBeVisible();
    expect(screen.getByText('重要日期')).toBeVisible();
  });
});

// Last: monitoring starts once for each page.
test('monitoring that is on tells routes and path templates, and nothing of the person or the data', async () => {
  const add = jest.spyOn(crashes, 'add');
  const url = 'https://ops.example/in';
  jest.replaceProperty(siteValues, 'monitoringUrl', url);
  jest.replaceProperty(site, 'monitoringShare', 1);
  const portal = renderRoute('/recruitmentview/200001', { persona: 'deliveries' });
  const name = (await screen.findByRole('heading', { level: 1 })).textContent ?? '';
  await waitFor(() => expect(add).toHaveBeenCalled());
  portal.setServer('500');
  const box = screen.getByRole('combobox', { name: '搜索岗位' });
  await portal.user.type(box, '机密的词{Enter}');
  await screen.findAllByRole('button', { name: '重试' });
  leavePage();
  const all = sent.map(({ text }) => text).join('\n');
  expect(sent[0]?.url).toBe(url);
  expect(all).toContain('"page":"searchPosition/:searchType"');
  expect(all).toContain('"path":"/portal/rest/careerrecruitment/search","status":500');
  const token: unknown = JSON.parse(localStorage.getItem('army-site-token') ?? '{}').value;
  for (const secret of [
    '200001',
    '机密',
    encodeURIComponent('机密'),
    name,
    String(token),
    'deliveries',
  ])
    expect(all).not.toContain(secret);
});
