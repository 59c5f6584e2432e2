import { screen } from '@testing-library/react';
import MonthGrid from '@/components/month/MonthGrid';
import StepProgress from '@/components/StepProgress';
import { renderWithTexts } from '../helpers/texts';

// Chunks that do not load.
jest.mock('@/components/StepLine', () => {
  throw Object.assign(new Error('Loading chunk steps failed.'), { name: 'ChunkLoadError' });
});
jest.mock('@/components/month/MonthTable', () => {
  throw Object.assign(new Error('Loading chunk month-table failed.'), { name: 'ChunkLoadError' });
});

beforeEach(() => {
  // React writes each error that a boundary has caught to the console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('without the code of the line of steps the present step is still shown', async () => {
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
