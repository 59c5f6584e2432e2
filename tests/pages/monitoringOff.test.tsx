import { screen } from '@testing-library/react';
import { siteValues } from '@/utils/siteValues';
import { site } from '../../config/site';
import { catchBeacons, leavePage } from '../helpers/beacons';
import { renderRoute } from '../helpers/renderRoute';

const mockLoaded = jest.fn();
jest.mock('@/layouts/monitoring/start', () => {
  mockLoaded();
  return { startMonitoring: () => () => undefined };
});

const sent = catchBeacons();
afterEach(() => jest.restoreAllMocks());

test.each([
  ['is off by default', siteValues.monitoringUrl, 1],
  ['is off for page loads outside the share', 'https://ops.example/in', 0],
])('monitoring %s: its code is not fetched, and nothing is sent', async (_what, url, share) => {
  jest.replaceProperty(siteValues, 'monitoringUrl', url);
  jest.replaceProperty(site, 'monitoringShare', share);
  renderRoute('/notice', { server: '500' });
  await screen.findByRole('button', { name: '重试' });
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('x') }));
  leavePage();
  expect(mockLoaded).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});
