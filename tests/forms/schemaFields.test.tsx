/** @ownModules The fields that the server describes: their choices, which are kept once they have come, files, and one that another field makes required. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PortalForm from '@/forms/PortalForm';
import SchemaFields from '@/forms/SchemaFields';
import { usePortalForm } from '@/forms/usePortalForm';
import { renderWithTexts } from '../helpers/texts';

type Fields = import('@/services/types').FieldSchema[];
type Files = import('@/services/types').UploadedFile[];

let mockTerms: () => Promise<object> = () => Promise.reject(new Error('down'));
jest.mock('@/services/terms', () => ({
  getTerms: () => mockTerms(),
  getDbTerms: () => Promise.resolve({ shift: [{ code: 'night', label: '夜班' }] }),
}));

function Example({ fields, files }: { fields: Fields; files?: Files }) {
  const state = usePortalForm<object>({ id: 'f', check: () => [], send: async () => undefined });
  return (
    <PortalForm state={state} initialValues={{ proof: 'f1' }}>
      <SchemaFields saved={{}} fields={fields} files={files} />
    </PortalForm>
  );
}

const field = (name: string, type: Fields[number]['type'], part: object = {}) => ({
  name,
  label: name,
  type,
  required: false,
  ...part,
});

test('terms that did not come can be asked for again, and then are the choices', async () => {
  renderWithTexts(<Example fields={[field('degree', 'radio', { termKey: 'degree' })]} />);
  const retry = await screen.findByRole('button', { name: /重.?试/ });
  mockTerms = () => Promise.resolve({ degree: [{ code: 'b', label: '学士' }] });
  await userEvent.click(retry);
  expect(await screen.findByRole('radio', { name: '学士' })).toBeEnabled();
  expect(screen.queryByText('选项没有加载出来')).not.toBeInTheDocument();
});

test('a field becomes required with the answer that asks for it, and optional again', async () => {
  const fields = [
    field('served', 'text'),
    field('unit', 'text', { requiredWhen: { field: 'served', value: '是' } }),
  ];
  const { rerender } = renderWithTexts(<Example fields={fields} />);
  const unit = await screen.findByRole('textbox', { name: /unit/ });
  expect(unit).not.toBeRequired();
  await userEvent.type(screen.getByRole('textbox', { name: /served/ }), '是');
  expect(unit).toBeRequired();
  expect(unit).toHaveAccessibleName('unit');
  await userEvent.type(screen.getByRole('textbox', { name: /served/ }), '的');
  expect(unit).not.toBeRequired();
  rerender(<Example fields={fields.slice(1)} />);
  expect(screen.queryByRole('textbox', { name: /served/ })).not.toBeInTheDocument();
});

test('what the device does not keep is reported while it is new', async () => {
  const fields = [field('note', 'text'), field('health', 'text', { sensitive: true })];
  renderWithTexts(<Example fields={fields} />);
  await userEvent.type(await screen.findByRole('textbox', { name: /note/ }), '甲');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(screen.getByRole('textbox', { name: /health/ }), '乙');
  expect(screen.getByRole('status')).toHaveTextContent('health');
  await userEvent.clear(screen.getByRole('textbox', { name: /health/ }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
