/** @ownModules A form whose controls are on their way: controls that have loaded once are there at once. Those that do not load: tests/pages/missing. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serverWords } from '@/hooks/useTerms';
import { renderField } from '../helpers/fieldForm';
import { gate } from '../helpers/gate';

let mockHeld: Promise<void>;
let letCome: () => void;
let mockError: Error | undefined;
jest.mock('@/forms/registry', () => {
  const actual = jest.requireActual('@/forms/registry');
  return {
    ...actual,
    loadControls: async (set: string) => {
      await mockHeld;
      if (mockError) throw mockError;
      return actual.loadControls(set);
    },
  };
});
const region = { code: '370000', name: '山东省', children: [{ code: '370100', name: '济南市' }] };
const category = { code: 'care', name: '医护', children: [{ code: 'nurse', name: '护士' }] };
jest.mock('@/services/content', () => ({
  getRegionTree: () => Promise.resolve([region]),
  getCategoryTree: () => Promise.resolve([category]),
}));

const options = [
  { code: 'a', label: '甲' },
  { code: 'b', label: '乙' },
];
const file = { id: 'f1', name: '证书.pdf', size: 1, type: 'application/pdf' };
const missing = Object.assign(new Error('Loading chunk failed.'), { name: 'ChunkLoadError' });
const valueShown = () => document.querySelector<HTMLElement>('.ant-form-item [aria-busy="true"]');

beforeEach(() => {
  const held = gate<void>();
  mockHeld = held.passed;
  letCome = held.open;
  mockError = undefined;
});

// Nothing stays on its way into the next test.
afterEach(async () => {
  mockError = missing;
  await act(async () => letCome());
});

const cases: [
  type: string,
  saved: unknown,
  words: string,
  field?: Partial<import('@/forms/fieldSpec').FieldSpec>,
][] = [
  ['text', '赵云', '赵云'],
  ['textarea', '一行\n两行', '一行 两行'],
  ['number', 0, '0'],
  ['date', '2026-11-24', '2026-11-24'],
  ['select', 'b', '乙'],
  ['radio', 'a', '甲'],
  ['checkbox', ['b', 'a'], '乙、甲'],
  ['select', 'z', ''],
  ['boolean', true, '是'],
  ['boolean', false, '否'],
  ['boolean', undefined, ''],
  ['region', '370100', '山东省济南市'],
  ['regions', ['370000', '370100'], '山东省、山东省济南市'],
  ['categories', ['nurse'], '护士'],
  ['schoolName', '山东大学', '山东大学'],
  ['file', 'f1', '证书.pdf', { files: [file] }],
  ['file', 'f2', ''],
  ['attachment', file, '证书.pdf'],
  ['attachment', undefined, ''],
  ['photo', 'f1', ''],
  ['school', '10422', ''],
  ['password', 'secret', ''],
];

test.each(cases)('meanwhile a field %s of %j says "%s"', async (...row) => {
  const [type, saved, words, field] = row;
  renderField({ type, options, hint: '如实填写', ...field }, { saved });
  expect(screen.getByText('问题')).toBeVisible();
  expect(screen.getByText('如实填写')).toBeVisible();
  await waitFor(() => expect(valueShown()?.textContent?.replace('\n', ' ')).toBe(words));
});

test('an agreement has its words beside the box’s place', () => {
  renderField({ type: 'agreement', label: '同意', words: '我已阅读' });
  expect(valueShown()).toHaveTextContent(/^我已阅读$/);
  expect(valueShown()).toHaveClass('agreementText');
  expect(screen.queryByText('同意')).not.toBeInTheDocument();
});

test('the words of a choice of the server have its language, the hint of the field and its error stay', async () => {
  const errors = [{ path: 'x', message: '请选择' }];
  renderField({ type: 'select', options: serverWords(options) }, { saved: 'a', errors });
  expect(valueShown()).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByRole('button', { name: '立即提交' })).toBeDisabled();
  await act(async () => letCome());
  await userEvent.click(screen.getByRole('button', { name: '立即提交' }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /问题/ })).toHaveAccessibleDescription('请选择'),
  );
});
