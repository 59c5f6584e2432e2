/** @ownModules A field whose choices load: those that have loaded once are kept. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderField } from '../helpers/fieldForm';
import { gate } from '../helpers/gate';
import { byTouch } from '../helpers/viewport';

const province = { code: '370000', name: '山东省', children: [{ code: '370100', name: '济南市' }] };
const branch = { code: 'care', name: '医护' };
let mockTree: () => Promise<unknown>;
jest.mock('@/services/content', () => ({
  getRegionTree: () => mockTree(),
  getCategoryTree: () => mockTree(),
}));

test.each([
  ['region', [province], '370100', '山东省'],
  ['categories', [branch], [], '医护'],
] as const)('a choice of type %s is waited for, and can be loaded again', async (...row) => {
  const [type, tree, saved, name] = row;
  byTouch();
  const first = gate<void>();
  mockTree = () => first.passed.then(() => Promise.reject(new Error('down')));
  renderField({ type }, { saved });
  await waitFor(() => expect(document.querySelector('.text')).not.toBeInTheDocument());
  expect(document.querySelector('.ant-form-item-control [aria-busy="true"]')).toBeInTheDocument();
  await act(async () => first.open());
  expect(await screen.findByText('选项没有加载出来')).toBeVisible();
  expect(screen.getByText('问题')).toBeVisible();
  mockTree = () => Promise.resolve(tree);
  await userEvent.click(screen.getByRole('button', { name: /重.?试/ }));
  await screen.findByText(name, { selector: 'option, legend' });
  expect(screen.queryByText('选项没有加载出来')).not.toBeInTheDocument();
});
