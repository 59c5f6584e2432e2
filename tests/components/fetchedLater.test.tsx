/** What stands in the place of a part whose chunk does not load. */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DayRange from '@/components/days/DayRange';
import MonthGrid from '@/components/month/MonthGrid';
import StepProgress from '@/components/StepProgress';
import ListSelect from '@/components/select/ListSelect';
import { renderWithTexts } from '../helpers/texts';
import { setViewport } from '../helpers/viewport';

const missing = () => {
  throw Object.assign(new Error('Loading chunk failed.'), { name: 'ChunkLoadError' });
};
jest.mock('@/components/StepLine', () => missing());
jest.mock('@/components/month/MonthTable', () => missing());
jest.mock('@/components/select/MouseSelect', () => missing());
jest.mock('@/components/days/MouseDay', () => missing());

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

test('without antd’s select the browser’s own takes its place, and the focus', async () => {
  const onChoose = jest.fn();
  renderWithTexts(
    <ListSelect
      label="排序"
      value="newest"
      choices={[
        { value: 'newest', label: '最新发布' },
        { value: 'closing', label: '即将截止' },
      ]}
      onChoose={onChoose}
    />,
  );
  await userEvent.tab();
  await screen.findByRole('option', { name: '即将截止' });
  const select = screen.getByRole('combobox', { name: '排序' });
  expect(select).toHaveFocus();
  await userEvent.selectOptions(select, '即将截止');
  expect(onChoose).toHaveBeenCalledWith('closing');
});

test('without antd’s picker the browser’s own takes its place, and the focus', async () => {
  setViewport(1440);
  const onChange = jest.fn();
  renderWithTexts(
    <DayRange
      labels={{ range: '发布日期', from: '发布日期从', to: '到' }}
      from={undefined}
      to={undefined}
      onChange={onChange}
    />,
  );
  await userEvent.tab();
  const day = await screen.findByLabelText('发布日期从', { selector: 'input' });
  expect(day).toHaveFocus();
  fireEvent.change(day, { target: { value: '2026-11-20' } });
  expect(onChange).toHaveBeenCalledWith({ from: '2026-11-20', to: undefined });
});
