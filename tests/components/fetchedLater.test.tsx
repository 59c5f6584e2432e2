import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LateRichText from '@/components/LateRichText';
import MonthGrid from '@/components/month/MonthGrid';
import StepProgress from '@/components/StepProgress';
import { sanitiseHtml } from '@/utils/sanitiseHtml';
import { renderWithTexts } from '../helpers/texts';

// Chunks that do not load.
jest.mock('@/components/StepLine', () => {
  throw Object.assign(new Error('Loading chunk steps failed.'), { name: 'ChunkLoadError' });
});
jest.mock('@/components/month/MonthTable', () => {
  throw Object.assign(new Error('Loading chunk month-table failed.'), { name: 'ChunkLoadError' });
});
jest.mock('@/utils/sanitiseHtml', () => ({ sanitiseHtml: jest.fn((html: string) => html) }));

beforeEach(() => {
  // React writes each error that a boundary has caught to the console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('a text that cannot be shown says so, and comes when asked for again', async () => {
  let isMissing = true;
  jest.mocked(sanitiseHtml).mockImplementation((html) => {
    if (isMissing) throw new Error('Loading chunk rich-text failed.');
    return html;
  });
  renderWithTexts(<LateRichText html="<p>我们重视您的个人信息</p>" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('没有加载完整');

  isMissing = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('我们重视您的个人信息')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without the code of the line of steps the place is still said', async () => {
  renderWithTexts(<StepProgress titles={['同意条款', '填写账号', '设置密码']} current={1} />);
  expect(await screen.findByText(/第 2.3 步/)).toBeVisible();
  expect(screen.getByText('填写账号')).toBeVisible();
});

test('without the code of the calendar its days are a list, as on a phone', async () => {
  const entries = [{ key: 'a', at: '2026-11-23T14:00:00+08:00', label: '面试' }];
  renderWithTexts(
    <MonthGrid title="我的日程" month="2026-11" entries={entries} onMonth={() => undefined} />,
  );
  expect(await screen.findByRole('button', { name: /11月23日/ })).toBeVisible();
  expect(screen.getByText('面试')).toBeVisible();
  expect(screen.getByText('2026年11月')).toBeVisible();
});
