import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import DayRange from '@/components/days/DayRange';
import ListSelect from '@/components/select/ListSelect';
import { choose, chosenIn, typeDay } from '../helpers/choices';
import { renderWithTexts } from '../helpers/texts';
import { byTouch, setViewport } from '../helpers/viewport';

const orders = [
  { value: 'newest', label: '最新发布' },
  { value: 'closing', label: '即将截止' },
] as const;

const regions = [
  { value: '1', label: '地区一' },
  ...Array.from({ length: 120 }, (_, index) => ({
    value: `${index + 2}`,
    label: `第${index + 2}区`,
  })),
];

function Days({ onChange }: { onChange: (range: { from?: string; to?: string }) => void }) {
  const [range, setRange] = useState<{ from?: string; to?: string }>({});
  return (
    <DayRange
      labels={{ range: '发布日期', from: '发布日期从', to: '到' }}
      from={range.from}
      to={range.to}
      onChange={(next) => {
        setRange(next);
        onChange(next);
      }}
    />
  );
}

describe('a select', () => {
  test('is a plain button until a mouse comes near, then antd’s', async () => {
    const user = userEvent.setup();
    renderWithTexts(
      <ListSelect label="排序" value="newest" choices={orders} onChoose={jest.fn()} />,
    );
    const button = screen.getByRole('combobox', { name: '排序' });
    expect(button).toHaveTextContent('最新发布');
    expect(document.querySelector('.ant-select')).toBeNull();
    await user.hover(button);
    const combobox = () => screen.getByRole('combobox', { name: '排序' });
    await waitFor(() => expect(chosenIn(combobox())).toBe('最新发布'));
    const select = combobox();
    expect(select).not.toHaveFocus();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  test('a list of more than a hundred renders those in view, and tells the active one by its words', async () => {
    const user = userEvent.setup();
    renderWithTexts(<ListSelect label="地区" value="1" choices={regions} onChoose={jest.fn()} />);
    await choose(user, '地区', '地区一');
    await user.keyboard('{Enter}');
    expect(document.querySelectorAll('.ant-select-item-option').length).toBeLessThan(30);
    const select = screen.getByRole('combobox', { name: '地区' });
    const active = document.getElementById(select.getAttribute('aria-activedescendant') ?? '');
    expect(active).toHaveAccessibleName('地区一');
  });

  test('a choice in another language says so, closed and in the list', async () => {
    const user = userEvent.setup();
    const choices = [{ value: 'bo', label: '拉萨', lang: 'zh-CN' }] as const;
    renderWithTexts(
      <ListSelect label="Region" value="bo" choices={choices} onChoose={jest.fn()} />,
      'en-US',
    );
    await choose(user, 'Region', '拉萨');
    const texts = screen.getAllByText('拉萨', { ignore: '[aria-live]' });
    expect(texts.map((text) => text.closest('[lang]')?.getAttribute('lang'))).toEqual([
      'zh-CN',
      'zh-CN',
    ]);
  });
});

describe('a range of days', () => {
  test('takes typed days from antd’s pickers; one beyond the other end gives that up', async () => {
    setViewport(1440);
    const user = userEvent.setup();
    const onChange = jest.fn();
    renderWithTexts(<Days onChange={onChange} />);
    for (const name of ['发布日期从', '到']) {
      await user.hover(screen.getByRole('combobox', { name }));
      await screen.findByRole('textbox', { name });
    }
    await typeDay(user, screen.getByRole('textbox', { name: '到' }), '20261120');
    expect(onChange).toHaveBeenLastCalledWith({ from: undefined, to: '2026-11-20' });
    await typeDay(user, screen.getByRole('textbox', { name: '发布日期从' }), '2026-11-25');
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-25', to: undefined });
    await typeDay(user, screen.getByRole('textbox', { name: '发布日期从' }), '2026-11-5');
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-05', to: undefined });
  });

  test('takes years of four digits in the device’s own fields, so that 20261120 is one day', () => {
    setViewport(1440);
    byTouch();
    renderWithTexts(<Days onChange={jest.fn()} />);
    for (const name of ['发布日期从', '到'])
      expect(screen.getByLabelText(name)).toHaveAttribute('max', '9999-12-31');
  });
});
