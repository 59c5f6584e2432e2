/** A field shows the value that the form holds, also when it replaces what was typed or chosen there (a discarded draft). */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FormField from '@/forms/FormField';
import PortalForm from '@/forms/PortalForm';
import { usePortalForm } from '@/forms/usePortalForm';
import { serveLists } from '../helpers/lists';
import { fileInput } from '../helpers/present';
import { renderWithTexts } from '../helpers/texts';
import { byTouch } from '../helpers/viewport';
import { ok } from '../request/server';

const server = serveLists();

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
  const school = await screen.findByRole('textbox', { name: /问题/ });
  await waitFor(() => expect(school).toHaveValue(name));
  fireEvent.change(school, { target: { value: '山东大' } });
  expect(school).toHaveValue('山东大');
  fireEvent.change(school, { target: { value: '山东大学' } });
  expect(school).toHaveValue('山东大学');
  await discard();
  expect(school).toHaveValue(name);
});

test('on touch the region in hand gives way to those that the form holds', async () => {
  byTouch();
  renderWithTexts(<Example field={{ type: 'regions' }} saved={{ x: ['370000'] }} />);
  const province = await screen.findByRole('combobox', { name: '省份' });
  await waitFor(() => expect(province.children.length).toBeGreaterThan(1));
  fireEvent.change(province, { target: { value: '110000' } });
  expect(screen.getByRole('combobox', { name: '省份' })).toHaveValue('110000');
  await discard();
  expect(screen.getByRole('combobox', { name: '省份' })).toHaveValue('');
  expect(screen.getByText('山东省', { selector: 'li *' })).toBeVisible();
});

test('a file that was uploaded gives way to the one that was saved', async () => {
  const kept = { id: 'old', name: '旧证明.pdf', size: 9, type: 'application/pdf' };
  server.at('/w/file/upload', ok({ ...kept, id: 'new', name: '新证明.pdf' }));
  renderWithTexts(<Example field={{ type: 'file', files: [kept] }} saved={{ x: 'old' }} />);
  const input = await waitFor(() => {
    return fileInput();
  });
  expect(screen.getByText('旧证明.pdf')).toBeVisible();
  await userEvent.upload(input, new File(['%PDF-1.7'], '新证明.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('新证明.pdf')).toBeVisible();
  await discard();
  expect(await screen.findByText('旧证明.pdf')).toBeVisible();
  expect(screen.queryByText('新证明.pdf')).not.toBeInTheDocument();
});
