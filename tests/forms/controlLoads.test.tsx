/** @ownModules The place of a field while its control loads: a control that has loaded once is there at once. */
import { screen, waitFor } from '@testing-library/react';
import { renderField } from '../helpers/fieldForm';
import { byTouch } from '../helpers/viewport';

jest.mock('@/services/content', () => ({ getRegionTree: () => Promise.resolve([]) }));
jest.mock('@/services/file', () => ({ viewFile: () => new Promise(() => undefined) }));

const options = [
  { code: 'a', label: '甲' },
  { code: 'b', label: '乙' },
];

const waiting = () => document.querySelector<HTMLElement>('.ant-form-item[aria-busy="true"]');

test.each([
  ['region', '370000', '96px'],
  ['photo', 'f1', '167px'],
  ['select', '', ''],
])('a field of type %s has its label, its hint and its room', async (type, saved, room) => {
  byTouch();
  renderField({ type, options, hint: '如实填写' }, { saved });
  const place = waiting();
  expect(place).toHaveTextContent(/^问题如实填写$/);
  expect(place?.lastElementChild).toHaveStyle({ minBlockSize: room });
  expect(place?.lastElementChild).toHaveClass('native');
  await waitFor(() => expect(waiting()).not.toBeInTheDocument());
});

test('a group without a hint keeps the room of a line', async () => {
  renderField({ type: 'radio', options });
  const place = waiting();
  expect(place).toHaveTextContent(/^问题$/);
  expect(place?.children).toHaveLength(2);
  expect(place?.lastElementChild).toHaveClass('groupRoom');
  await screen.findByRole('radio', { name: '甲' });
});

test('an agreement has its words beside the box’s place', async () => {
  renderField({ type: 'agreement', label: '同意', words: '我已阅读' });
  expect(waiting()).toHaveTextContent(/^我已阅读$/);
  expect(waiting()?.firstElementChild).toHaveClass('agreementRoom');
  expect(await screen.findByRole('checkbox', { name: '我已阅读' })).not.toBeChecked();
});
