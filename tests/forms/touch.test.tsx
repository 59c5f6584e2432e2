/** Fields with the device's own control for fingers. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serverWords } from '@/hooks/useTerms';
import { renderField } from '../helpers/fieldForm';
import { serveLists } from '../helpers/lists';
import { byTouch } from '../helpers/viewport';

serveLists();

const options = [
  { code: 'han', label: '汉族' },
  { code: 'hui', label: '回族' },
];
const combobox = () => screen.findByRole('combobox', { name: /问题/ });
const level = (name: string) => screen.queryByRole('combobox', { name });
const namesIn = (select: HTMLElement | null) =>
  within(select as HTMLElement)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

beforeEach(byTouch);

test('a saved code without a name says so, and stays', async () => {
  const { value } = renderField(
    { type: 'select', options: serverWords(options) },
    { saved: 'newcode' },
  );
  expect(await combobox()).toHaveDisplayValue('名称未知');
  expect(value()).toBe('newcode');
});

test('a choice of one has none first, is held as its code, and says its language', async () => {
  const { value } = renderField(
    { type: 'select', options: serverWords(options) },
    { saved: 'hui' },
  );
  const select = await combobox();
  expect(select).toHaveDisplayValue('回族');
  expect(namesIn(select)).toEqual(['请选择', '汉族', '回族']);
  expect(screen.getByRole('option', { name: '汉族' })).toHaveAttribute('lang', 'zh-CN');
  expect(select).not.toHaveAttribute('placeholder');
  await userEvent.selectOptions(select, '汉族');
  expect(value()).toBe('han');
  await userEvent.selectOptions(select, '');
  expect(value()).toBe('');
});

test.each([
  ['date', 'date', ''],
  ['month', 'month', '例如 2022-09'],
])('a %s has the device’s own picker', async (type, own, example) => {
  const { value } = renderField({ type });
  const field = await screen.findByLabelText(/问题/);
  expect(field).toHaveAttribute('type', own);
  expect(field).toHaveAttribute('placeholder', example);
  expect(field).toHaveClass('ant-input-lg');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  fireEvent.change(field, { target: { value: own === 'date' ? '2026-11-05' : '2026-11' } });
  expect(value()).toMatch(/^2026-11/);
});

describe('a region', () => {
  test('is chosen level by level, each of which may be the answer or be taken back', async () => {
    const { value } = renderField({ type: 'region', hint: '可只选到省份' });
    const group = await screen.findByRole('group', { name: /^问题/ });
    expect(group).toHaveAccessibleDescription('可只选到省份');
    await waitFor(() => expect(group).toHaveAttribute('aria-busy', 'false'));
    expect(group.style).toHaveLength(0);
    const province = level('省份');
    expect(province).toHaveAttribute('id', 'f_x');
    expect(namesIn(province)).toEqual(['省份', '山东省', '吉林省', '北京市', '台湾省']);
    expect(within(group).getByRole('option', { name: '山东省' })).toHaveAttribute('lang', 'zh-CN');
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
    await userEvent.selectOptions(province as HTMLElement, '山东省');
    expect(value()).toBe('370000');
    expect(province).toHaveDisplayValue('山东省');
    expect(namesIn(level('城市'))).toEqual(['城市', '济南市', '青岛市']);
    expect(level('城市')).not.toHaveAttribute('id');
    await userEvent.selectOptions(level('城市') as HTMLElement, '济南市');
    expect(value()).toBe('370100');
    await userEvent.selectOptions(level('区县') as HTMLElement, '历下区');
    expect(value()).toBe('370102');
    expect(screen.getAllByRole('combobox')).toHaveLength(3);
    await userEvent.selectOptions(level('区县') as HTMLElement, '');
    expect(value()).toBe('370100');
    await userEvent.selectOptions(level('城市') as HTMLElement, '青岛市');
    expect(level('区县')).not.toBeInTheDocument();
    await userEvent.selectOptions(province as HTMLElement, '');
    expect(value()).toBe('');
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
  });

  test('of a municipality has its districts next; one without parts has none', async () => {
    renderField({ type: 'region' });
    const province = await screen.findByRole('combobox', { name: '省份' });
    await userEvent.selectOptions(province, '北京市');
    expect(namesIn(level('区县'))).toEqual(['区县', '东城区']);
    expect(level('城市')).not.toBeInTheDocument();
    await userEvent.selectOptions(province, '台湾省');
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
  });
});

describe('several regions', () => {
  test('are each added at once; those before can be removed', async () => {
    const { value } = renderField({ type: 'regions' });
    const province = await screen.findByRole('combobox', { name: '省份' });
    const another = screen.getByRole('button', { name: '添加地区' });
    expect(another).toBeDisabled();
    expect(another).toHaveClass('ant-btn-lg');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    await userEvent.selectOptions(province, '山东省');
    expect(value()).toEqual(['370000']);
    await userEvent.selectOptions(level('城市') as HTMLElement, '济南市');
    expect(value()).toEqual(['370100']);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    await userEvent.click(another);
    expect(another).toBeDisabled();
    expect(level('省份')).toHaveDisplayValue('省份');
    expect(screen.getByText('山东省济南市')).toHaveAttribute('lang', 'zh-CN');
    await userEvent.selectOptions(level('省份') as HTMLElement, '北京市');
    expect(value()).toEqual(['370100', '110000']);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '移除山东省济南市' }));
    expect(value()).toEqual(['110000']);
    await userEvent.selectOptions(level('省份') as HTMLElement, '');
    expect(value()).toEqual([]);
  });
});

describe('several categories', () => {
  test('are ticked branch by branch, and held as codes', async () => {
    const { value } = renderField({ type: 'categories' }, { saved: ['it', 'gone'] });
    const tech = within(await screen.findByRole('group', { name: '技术' }));
    expect(tech.getByRole('checkbox', { name: '信息技术' })).toBeChecked();
    // The box for a whole branch says more than the heading above it.
    expect(tech.getByRole('checkbox', { name: /^技术 ?（全部）$/ })).not.toBeChecked();
    expect(tech.getByText('信息技术')).toHaveAttribute('lang', 'zh-CN');
    expect(screen.getByText('医护', { selector: 'legend' })).toHaveAttribute('lang', 'zh-CN');
    const care = within(screen.getByRole('group', { name: '医护' }));
    await userEvent.click(care.getByRole('checkbox', { name: /^医护 ?（全部）$/ }));
    expect(value()).toEqual(['it', 'gone', 'care']);
    await userEvent.click(tech.getByRole('checkbox', { name: '信息技术' }));
    expect(value()).toEqual(['gone', 'care']);
    expect(document.getElementById('f_x')).toHaveAttribute('aria-busy', 'false');
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  });
});

describe('a school of the list', () => {
  test('is suggested while one types, shown by name and held as its code', async () => {
    const { value } = renderField({ type: 'school' }, { saved: '10423' });
    const field = await screen.findByRole('textbox');
    await waitFor(() => expect(field).toHaveValue('中国海洋大学'));
    expect(field).toHaveAttribute('lang', 'zh-CN');
    expect(field).toHaveClass('ant-input-lg');
    fireEvent.change(field, { target: { value: '山东' } });
    expect(value()).toBe('');
    const suggested = await screen.findByRole('button', { name: '山东大学' });
    expect(suggested).toHaveAttribute('lang', 'zh-CN');
    await userEvent.click(suggested);
    expect(value()).toBe('10422');
    expect(field).toHaveValue('山东大学');
    expect(suggested).not.toBeInTheDocument();
    await userEvent.type(field, '{Backspace}');
    expect(value()).toBe('');
    fireEvent.change(field, { target: { value: '山东大学' } });
    expect(value()).toBe('10422');
  });

  test('that is not in the list is shown as not sent once its field is left, and no more when one goes on', async () => {
    renderField({ type: 'major' });
    const field = await screen.findByRole('textbox');
    const status = screen.getByRole('status');
    await userEvent.click(field);
    await userEvent.tab();
    expect(status).toBeEmptyDOMElement();
    await userEvent.type(field, ' ');
    await userEvent.tab();
    expect(status).toBeEmptyDOMElement();
    await userEvent.type(field, '计算');
    expect(status).toBeEmptyDOMElement();
    await userEvent.tab();
    expect(status).toHaveTextContent('“ 计算”不在列表中，不会提交。');
    await userEvent.click(field);
    expect(status).toBeEmptyDOMElement();
    fireEvent.change(field, { target: { value: '计算机科学' } });
    await userEvent.tab();
    expect(status).toBeEmptyDOMElement();
  });

  test('whose code nobody knows says so; a locked one takes no other', async () => {
    renderField({ type: 'school', isLocked: true }, { saved: '99999' });
    const field = await screen.findByRole('textbox');
    await waitFor(() => expect(field).toHaveValue('名称未知'));
    expect(field).toBeDisabled();
    await act(async () => undefined);
  });
});

test('a name may be any; one of the list passes on its code', async () => {
  const onCode = jest.fn();
  const { value } = renderField({ type: 'schoolName', onCode });
  const field = await screen.findByRole('textbox');
  expect(field).toHaveClass('ant-input-lg');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  fireEvent.change(field, { target: { value: '山东大学' } });
  expect(value()).toBe('山东大学');
  await waitFor(() => expect(onCode).toHaveBeenLastCalledWith('10422', ['x']));
  fireEvent.change(field, { target: { value: '山东' } });
  await userEvent.click(await screen.findByRole('button', { name: '山东大学' }));
  expect(value()).toBe('山东大学');
  expect(onCode).toHaveBeenLastCalledWith('10422', ['x']);
});
