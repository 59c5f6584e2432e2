/** Fields with a control of their own for a mouse: long lists, trees, days, numbers. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chosenIn } from '../helpers/choices';
import { renderField } from '../helpers/fieldForm';
import { serveLists } from '../helpers/lists';
import { present } from '../helpers/present';

serveLists();

const options = [
  { code: 'han', label: '汉族' },
  { code: 'hui', label: '回族' },
];
const combobox = () => screen.findByRole('combobox', { name: /问题/ });
const optionNames = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const items = () => screen.queryAllByRole('menuitemcheckbox').map(({ textContent }) => textContent);
const item = (name: string) =>
  screen.findAllByRole('menuitemcheckbox').then((all) => {
    return present(all.find(({ textContent }) => textContent === name));
  });

const clear = () => document.querySelector('[aria-label="清除"], .ant-picker-clear');

test.each([
  ['select', 'han'],
  ['school', '10422'],
  ['date', '2026-11-05'],
])(
  'what is given in a field of type %s can be taken back where it is optional only',
  async (type, saved) => {
    const { value, change } = renderField({ type, options, isRequired: true }, { saved });
    await waitFor(() => expect(document.getElementById('f_x')?.tagName).toBe('INPUT'));
    expect(clear()).not.toBeInTheDocument();
    change({ isRequired: false });
    await waitFor(() => expect(clear()).toBeInTheDocument());
    fireEvent.click(clear() as Element);
    expect(value()).toBeFalsy();
  },
);

describe('a choice of one of many', () => {
  test.each([
    ['characters', '回'],
    ['pinyin', 'hui'],
    ['pinyin in capitals, in syllables', 'HUI ZU'],
    ['characters with others that nobody sees', '回\u200b'],
    ['initials', 'hu'],
  ])('is found by %s, and held as its code', async (_name, typed) => {
    const { value } = renderField({ type: 'select', options, placeholder: '请选择民族' });
    const field = await combobox();
    expect(chosenIn(field)).toBe('请选择民族');
    await userEvent.click(field);
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.type(field, typed);
    await waitFor(() => expect(optionNames()).toEqual(['回族']));
    await userEvent.click(screen.getByRole('option', { name: '回族' }));
    expect(value()).toBe('hui');
    expect(chosenIn(field)).toBe('回族');
  });

  test('says that it has no name for a saved code, and keeps the code', async () => {
    const { value } = renderField({ type: 'select', options }, { saved: 'newcode' });
    await waitFor(async () => expect(chosenIn(await combobox())).toBe('名称未知'));
    expect(value()).toBe('newcode');
  });

  test.each(['', null])('shows its placeholder for %j', async (saved) => {
    renderField({ type: 'select', options, placeholder: '请选择民族' }, { saved });
    expect(chosenIn(await combobox())).toBe('请选择民族');
    expect(screen.queryByRole('button', { name: '清除' })).not.toBeInTheDocument();
  });

  test.each([
    [100, 100],
    [101, undefined],
  ])('of %i has all of them in the list, so that they can be counted', async (count, drawn) => {
    const many = Array.from({ length: count }, (_, at) => ({ code: `c${at}`, label: `选项${at}` }));
    renderField({ type: 'select', options: many });
    await userEvent.click(await combobox());
    await screen.findByRole('option', { name: '选项0' });
    const shown = document.querySelectorAll('.ant-select-item-option').length;
    if (drawn) expect(shown).toBe(drawn);
    else expect(shown).toBeLessThan(count);
  });
});

describe('a school of the list', () => {
  test('that the list does not have stays as it was typed when a click leaves the field, which says so', async () => {
    const { value } = renderField({ type: 'school' }, { saved: '10423' });
    const field = await combobox();
    await waitFor(() => expect(field).toHaveValue('中国海洋大学'));
    await userEvent.clear(field);
    await userEvent.type(field, '山东大');
    await userEvent.click(document.body);
    expect(field).toHaveValue('山东大');
    expect(screen.getByText(/^“山东大”不在列表中，不会提交/)).toBeVisible();
    expect(value()).toBe('');
    await userEvent.type(field, '学');
    expect(value()).toBe('10422');
    await userEvent.click(document.body);
    expect(screen.queryByText(/不在列表中/)).not.toBeInTheDocument();
  });

  test.each([
    ['school', '10423', '中国海洋大学'],
    ['major', '080901', '计算机科学'],
    ['school', '99999', '名称未知'],
    ['school', '', ''],
  ])('of type %s and code "%s" is shown as "%s"', async (type, saved, shown) => {
    renderField({ type }, { saved });
    const field = await combobox();
    await waitFor(() => expect(field).toHaveValue(shown));
  });
});

describe('a name', () => {
  test('may be any; one of the list passes on its code, also where two have the same name', async () => {
    const onCode = jest.fn();
    const { value } = renderField({ type: 'schoolName', onCode });
    const field = await combobox();
    await userEvent.click(field);
    await userEvent.paste('同名');
    const found = await screen.findByRole('option', { name: '同名学院（2）' });
    await userEvent.click(found);
    expect(value()).toBe('同名学院');
    expect(onCode).toHaveBeenLastCalledWith('2', ['x']);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('海洋');
    await screen.findByRole('option', { name: '中国海洋大学（10423）' });
    expect(
      document.getElementById(field.getAttribute('aria-activedescendant') ?? ''),
    ).toHaveTextContent('');
    await userEvent.keyboard('{Enter}');
    expect(value()).toBe('海洋');
    await userEvent.clear(field);
    await userEvent.paste('山东大学');
    expect(onCode).toHaveBeenLastCalledWith('10422', ['x']);
  });
});

describe('a day', () => {
  const day = () => screen.findByRole('textbox', { name: /问题/ });

  test.each([
    ['date', '2026-11-05', '2026-11-05'],
    ['date', '2026-13-05', '2026-13-05'],
    ['date', '5 November', '5 November'],
    ['date', '', ''],
    ['date', undefined, ''],
    ['date', 20261105, '20261105'],
    ['month', '2026-11', '2026-11'],
    ['month', '2026-11-05', '2026-11-05'],
  ])('of type %s, held as %s, is shown as "%s"', async (type, saved, shown) => {
    renderField({ type }, { saved });
    expect(await day()).toHaveValue(shown);
  });
});

test('a number may be beyond any limit, which the form itself judges, and goes up and down by the arrow keys', async () => {
  const { value } = renderField({ type: 'number' });
  const field = await screen.findByRole('spinbutton', { name: /问题/ });
  await userEvent.type(field, '-12.5');
  await userEvent.tab();
  expect(value()).toBe('-12.5');
  expect(field).toHaveClass('ant-input-lg');
  await userEvent.type(field, '{ArrowUp}');
  expect(field).toHaveValue('-11.5');
  expect(field).toHaveAttribute('aria-valuenow', '-11.5');
});

describe('a choice from a tree', () => {
  test('is found by part of a name or pinyin; the places within it come after it', async () => {
    const { value } = renderField({ type: 'region' });
    const field = await combobox();
    await userEvent.click(field);
    await userEvent.type(field, '山东');
    await waitFor(() => expect(items()[0]).toBe('山东省'));
    expect(items()).toHaveLength(4);
    await userEvent.clear(field);
    await userEvent.type(field, '山');
    const places = ['山东省', '吉林省 / 延边州 / 山阳区', '山东省 / 济南市', '山东省 / 青岛市'];
    await waitFor(() => expect(items()).toEqual([...places, '山东省 / 济南市 / 历下区']));
    await userEvent.clear(field);
    await userEvent.type(field, 'sps');
    await waitFor(() => expect(items()).toEqual(['吉林省 / 四平市']));
    await userEvent.click(await item('吉林省 / 四平市'));
    expect(value()).toBe('220300');
    await userEvent.clear(field);
    await userEvent.type(field, '山东省 济');
    await waitFor(() => expect(items()).toEqual(['山东省 / 济南市', '山东省 / 济南市 / 历下区']));
    await userEvent.clear(field);
    await userEvent.type(field, '省济');
    await waitFor(() => expect(items()).toEqual([expect.stringContaining('暂无数据')]));
  });

  test.each([
    ['region', '370102', ['山东省 / 济南市 / 历下区']],
    ['region', '999999', ['名称未知']],
    ['regions', ['999999', '220000'], ['名称未知', '吉林省']],
    ['region', '', ['请选择']],
    ['regions', ['370100', '220000'], ['济南市', '吉林省']],
    ['regions', undefined, ['请选择']],
  ])('of type %s, held as %j, is shown as %j', async (type, saved, shown) => {
    renderField({ type }, { saved });
    const field = await combobox();
    await waitFor(() => {
      for (const name of shown) expect(chosenIn(field)).toContain(name);
    });
  });

  test('has a region whose first child repeats it once, with its districts below it', async () => {
    const { value } = renderField({ type: 'regions' });
    const field = await combobox();
    await userEvent.click(field);
    await userEvent.click(await item('天津市'));
    const district = await item('和平区');
    expect(items().filter((name) => name === '天津市')).toHaveLength(1);
    await userEvent.click(district.querySelector('.ant-cascader-checkbox') as Element);
    expect(chosenIn(field)).toContain('天津市 / 和平区');
    expect(value()).toEqual(['120101']);
  });

  test('may be several, a whole branch as one', async () => {
    const { value } = renderField({ type: 'categories' });
    const field = await combobox();
    await userEvent.click(field);
    await userEvent.click((await item('技术')).querySelector('.ant-cascader-checkbox') as Element);
    await userEvent.click((await item('医护')).querySelector('.ant-cascader-checkbox') as Element);
    expect(value()).toEqual(['tech', 'care']);
  });
});
