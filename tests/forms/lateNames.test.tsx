import { act, fireEvent, screen } from '@testing-library/react';
import FormField from '@/forms/FormField';
import PortalForm from '@/forms/PortalForm';
import { usePortalForm } from '@/forms/usePortalForm';
import { gate } from '../helpers/gate';
import { renderWithTexts } from '../helpers/texts';
import { byTouch } from '../helpers/viewport';

const mockSchools = gate<{ code: string; name: string }[]>();
jest.mock('@/services/content', () => ({
  listSchools: () => mockSchools.passed,
  listMajors: () => Promise.resolve([]),
}));

function Example({ onRead }: { onRead: (read: () => object) => void }) {
  const state = usePortalForm<{ x?: string }>({
    id: 'f',
    check: () => [],
    send: async () => undefined,
  });
  onRead(state.read);
  return (
    <PortalForm state={state} initialValues={{}}>
      <FormField field={{ name: 'x', type: 'school', label: '学校' }} />
    </PortalForm>
  );
}

test('a school that is written before the list is there gets its code when the list comes', async () => {
  byTouch();
  let read: () => object = () => ({});
  renderWithTexts(
    <Example
      onRead={(now) => {
        read = now;
      }}
    />,
  );
  const school = await screen.findByRole('combobox', { name: /学校/ });
  fireEvent.change(school, { target: { value: '山东大学' } });
  expect(read()).toMatchObject({ x: '' });
  await act(async () => mockSchools.open([{ code: '10422', name: '山东大学' }]));
  expect(read()).toMatchObject({ x: '10422' });
  expect(school).toHaveValue('山东大学');
});
