/** A field shows the value that the form holds, also when it replaces what was typed or chosen there (a discarded draft). */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FormField from '@/forms/FormField';
import PortalForm from '@/forms/PortalForm';
import { usePortalForm } from '@/forms/usePortalForm';
import { renderWithTexts } from '../helpers/texts';
import { byTouch } from '../helpers/viewport';

const mockSchools = [
  { code: '10422', name: '山东大学' },
  { code: '10423', name: '中国海洋大学' },
];
const mockRegions = [
  { code: '110000', name: '北京市', children: [{ code: '110101', name: '东城区' }] },
  { code: '310000', name: '上海市', children: [{ code: '310101', name: '黄浦区' }] },
];
jest.mock('@/services/content', () => ({
  getRegionTree: () => Promise.resolve(mockRegions),
  listSchools: () => Promise.resolve(mockSchools),
  listMajors: () => Promise.resolve([]),
}));
jest.mock('@/services/file', () => ({
  uploadFile: (file: File) => Promise.resolve({ id: 'new', name: file.name }),
}));

type FieldSpec = import('@/forms/fieldSpec').FieldSpec;

function Example({ field, saved }: { field: Partial<FieldSpec>; saved: object }) {
  const state = usePortalForm<object>({ id: 'f', check: () => [], send: async () => undefined });
  return (
    <PortalForm state={state} initialValues={saved}>
      <FormField field={{ name: 'x', type: 'text', label: '问题', ...field }} />
      <button type="button" onClick={() => state.replace(saved)}>
        放弃
      </button>
    </PortalForm>
  );
}

const discard = () => userEvent.click(screen.getByRole('button', { name: /放.?弃/ }));

afterEach(() => jest.restoreAllMocks());

test.each([
  ['', ''],
  ['10423', '中国海洋大学'],
])('on touch a typed school gives way to the code "%s"', async (code, name) => {
  byTouch();
  renderWithTexts(<Example field={{ type: 'school' }} saved={{ x: code }} />);
  const school = await screen.findByRole('combobox', { name: /问题/ });
  await waitFor(() => expect(school).toHaveValue(name));
  fireEvent.change(school, { target: { value: '山东大' } });
  expect(school).toHaveValue('山东大');
  fireEvent.change(school, { target: { value: '山东大学' } });
  expect(school).toHaveValue('山东大学');
  await discard();
  expect(school).toHaveValue(name);
});

test('on touch a school that is not in the list is said not to be sent once its field is left', async () => {
  byTouch();
  renderWithTexts(<Example field={{ type: 'school' }} saved={{}} />);
  const school = await screen.findByRole('combobox', { name: /问题/ });
  await userEvent.type(school, '山大');
  expect(screen.queryByText(/不在列表中/)).not.toBeInTheDocument();
  await userEvent.tab();
  expect(await screen.findByText('“山大”不在列表中，不会提交。请选择列出的名称。')).toBeVisible();
  await userEvent.clear(school);
  await userEvent.type(school, '山东大学');
  await userEvent.tab();
  expect(screen.queryByText(/不在列表中/)).not.toBeInTheDocument();
});

test('on touch the region in hand gives way to those that the form holds', async () => {
  byTouch();
  renderWithTexts(<Example field={{ type: 'regions' }} saved={{ x: ['310000'] }} />);
  const province = await screen.findByRole('combobox', { name: '省份' });
  await waitFor(() => expect(province.children.length).toBeGreaterThan(1));
  fireEvent.change(province, { target: { value: '110000' } });
  expect(screen.getByRole('combobox', { name: '省份' })).toHaveValue('110000');
  await discard();
  expect(screen.getByRole('combobox', { name: '省份' })).toHaveValue('');
  expect(screen.getByText('上海市', { selector: 'li *' })).toBeVisible();
});

test.each([
  ['touch', 'schoolName'],
  ['mouse', 'number'],
])('with %s an empty field of type %s shows no words of its own', async (pointer, type) => {
  if (pointer === 'touch') byTouch();
  renderWithTexts(<Example field={{ type }} saved={{}} />);
  expect(await screen.findByLabelText(/问题/)).toHaveAttribute('placeholder', '');
});

test('on touch a select says that nothing is chosen, one of a region what it is for', async () => {
  byTouch();
  const options = [{ code: 'a', label: '甲' }];
  const { unmount } = renderWithTexts(
    <Example field={{ type: 'select', options }} saved={{ x: '' }} />,
  );
  const select = await screen.findByRole('combobox', { name: /问题/ });
  expect(select).toHaveDisplayValue('请选择');
  await userEvent.selectOptions(select, '甲');
  expect(select).toHaveDisplayValue('甲');
  unmount();
  renderWithTexts(<Example field={{ type: 'region' }} saved={{ x: '110000' }} />);
  expect(await screen.findByRole('combobox', { name: '区县' })).toHaveDisplayValue('区县');
});

test('on touch a number may be typed in full-width digits', async () => {
  byTouch();
  renderWithTexts(<Example field={{ type: 'number' }} saved={{}} />);
  const number = await screen.findByLabelText(/问题/);
  await userEvent.type(number, '１２．５');
  expect(number).toHaveValue('12.5');
});

test('a file that was uploaded gives way to the one that was saved', async () => {
  const files = [{ id: 'old', name: '旧证明.pdf', size: 9, type: 'application/pdf' }];
  renderWithTexts(<Example field={{ type: 'file', files }} saved={{ x: 'old' }} />);
  expect(await screen.findByText('旧证明.pdf')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input');
  await userEvent.upload(input, new File(['%PDF-1.7'], '新证明.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('新证明.pdf')).toBeVisible();
  await discard();
  expect(await screen.findByText('旧证明.pdf')).toBeVisible();
  expect(screen.queryByText('新证明.pdf')).not.toBeInTheDocument();
});
