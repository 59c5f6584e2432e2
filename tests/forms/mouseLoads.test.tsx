/** @ownModules A choice from a tree, with a mouse, while it loads: a tree is kept once it has come. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chosenIn } from '../helpers/choices';
import { renderField } from '../helpers/fieldForm';

let mockTree: Promise<unknown>;
jest.mock('@/services/content', () => ({
  getRegionTree: () => mockTree,
  getCategoryTree: () => mockTree,
}));

const province = { code: '370000', name: '山东省', children: [{ code: '370100', name: '济南市' }] };
const branch = { code: 'care', name: '医护' };
const combobox = () => screen.findByRole('combobox', { name: /问题/ });

test.each([
  ['region', '370100', province],
  ['categories', ['care'], branch],
])(
  'a choice from a tree is shown to be on its way, and can be loaded again (%s)',
  async (type, saved, tree) => {
    let fail: (error: Error) => void = jest.fn();
    mockTree = new Promise((_resolve, reject) => {
      fail = reject;
    });
    renderField({ type }, { saved });
    const loading = () => document.querySelector('.anticon-loading');
    await waitFor(() => expect(loading()).toBeInTheDocument());
    expect(chosenIn(await combobox())).toBe('…');
    fail(new Error('down'));
    expect(await screen.findByText('选项没有加载出来')).toBeVisible();
    expect(screen.getByText('问题')).toBeVisible();
    mockTree = Promise.resolve([tree]);
    await userEvent.click(screen.getByRole('button', { name: /重.?试/ }));
    await userEvent.click(await combobox());
    const [first] = await screen.findAllByRole('menuitemcheckbox');
    expect(first).toHaveTextContent(tree.name);
    expect(loading()).not.toBeInTheDocument();
  },
);
