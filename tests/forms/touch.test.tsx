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
beforeEach(byTouch);

test('a saved code without a name says so, and stays', async () => {
  const { value } = renderField(
    { type: 'select', options: serverWords(options) },
    { saved: 'newcode' },
  );
  expect(await combobox()).toHaveDisplayValue('名称未知');
  expect(value()).toBe('newcode');
});

test('a choice of one says its language', async () => {
  renderField({ type: 'select', options: serverWords(options) }, { saved: 'hui' });
  expect(await combobox()).toHaveDisplayValue('回族');
  expect(screen.getByRole('option', { name: '汉族' })).toHaveAttribute('lang', 'zh-CN');
});

test('a region is chosen level by level, of which any may be taken back', async () => {
  const { value } = renderField({ type: 'region', hint: '可只选到省份' });
  const group = await screen.findByRole('group', { name: /^问题/ });
  expect(group).toHaveAccessibleDescription('可只选到省份');
  await within(group).findByRole('option', { name: '山东省' });
  for (const [name, chosen, code] of [
    ['省份', '山东省', '370000'],
    ['城市', '济南市', '370100'],
    ['区县', '历下区', '370102'],
    ['区县', '', '370100'],
    ['省份', '台湾省', '710000'],
    ['省份', '', ''],
  ] as const) {
    await userEvent.selectOptions(screen.getByRole('combobox', { name }), chosen);
    expect(value()).toBe(code);
  }
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
});

test('of a region whose first child repeats it the districts can be chosen, and it itself', async () => {
  const { value } = renderField({ type: 'regions' });
  const province = await screen.findByRole('combobox', { name: '省份' });
  await userEvent.selectOptions(province, await screen.findByRole('option', { name: '天津市' }));
  const district = await screen.findByRole('combobox', { name: '区县' });
  expect(within(district).queryByRole('option', { name: '天津市' })).not.toBeInTheDocument();
  await userEvent.selectOptions(district, '和平区');
  expect(district).toHaveValue('120101');
  expect(within(district).getByRole('option', { name: '河东区' })).toBeInTheDocument();
  expect(value()).toEqual(['120101']);
  await userEvent.selectOptions(district, '');
  expect(value()).toEqual(['120000']);
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
