/** @ownModules The lists are kept once they have come. */
import { act, fireEvent, screen } from '@testing-library/react';
import { renderField } from '../helpers/fieldForm';
import { gate } from '../helpers/gate';
import { byTouch } from '../helpers/viewport';

const mockMajors = gate<{ code: string; name: string }[]>();
const mockSchools = gate<{ code: string; name: string }[]>();
jest.mock('@/services/content', () => ({
  listSchools: () => mockSchools.passed,
  listMajors: () => mockMajors.passed,
}));

test('a school that is written before the list is there gets its code when the list comes', async () => {
  byTouch();
  const { value } = renderField({ type: 'school', label: '学校' });
  const school = await screen.findByRole('textbox', { name: /学校/ });
  fireEvent.change(school, { target: { value: '山东大学' } });
  expect(value()).toBe('');
  await act(async () => mockSchools.open([{ code: '10422', name: '山东大学' }]));
  expect(value()).toBe('10422');
  expect(school).toHaveValue('山东大学');
});

test('the code of a major that is written before the list is there is passed on when the list comes', async () => {
  const onCode = jest.fn();
  renderField({ type: 'majorName', label: '专业', onCode });
  const major = await screen.findByRole('combobox', { name: /专业/ });
  fireEvent.change(major, { target: { value: '自动化' } });
  await act(async () => mockMajors.open([{ code: '080801', name: '自动化' }]));
  expect(onCode).toHaveBeenLastCalledWith('080801', ['x']);
  expect(major).toHaveValue('自动化');
});
