/** @ownModules Monitoring starts once for each page. */
import { screen, waitFor } from '@testing-library/react';
import { crashes } from '@/utils/crashes';
import { siteValues } from '@/utils/siteValues';
import { site } from '../../config/site';
import { catchBeacons, leavePage } from '../helpers/beacons';
import { renderRoute } from '../helpers/renderRoute';

const sent = catchBeacons();
afterEach(() => jest.restoreAllMocks());

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
