/** @ownModules A field whose control does not load, or fails otherwise (tests/pages/fieldMissing has a whole form around it). Each test needs one that has not loaded yet. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from 'react-error-boundary';
import FieldFailure from '@/forms/FieldFailure';
import { FormContext } from '@/forms/FormContext';
import FormField from '@/forms/FormField';
import PortalForm from '@/forms/PortalForm';
import { faceRetries } from '@/forms/registry';
import { usePortalForm } from '@/forms/usePortalForm';
import { renderWithTexts } from '../helpers/texts';
import { byTouch } from '../helpers/viewport';

let mockFault: Error | undefined;
jest.mock('@/forms/faces/TextArea', () => {
  if (mockFault) throw mockFault;
  return jest.requireActual('@/forms/faces/TextArea');
});
jest.mock('@/forms/faces/touch/Select', () => {
  if (mockFault) throw mockFault;
  return jest.requireActual('@/forms/faces/touch/Select');
});
jest.mock('@/forms/faces/Password', () => {
  if (mockFault) throw mockFault;
  return jest.requireActual('@/forms/faces/Password');
});
jest.mock('@/forms/faces/RadioGroup', () => {
  if (mockFault) throw mockFault;
  return jest.requireActual('@/forms/faces/RadioGroup');
});
jest.mock('@/forms/faces/Code', () => {
  throw mockFault ?? new Error('There must be a fault');
});
jest.mock('@/forms/faces/Agreement', () => {
  throw mockFault ?? new Error('There must be a fault');
});

const missing = Object.assign(new Error('Loading chunk failed.'), { name: 'ChunkLoadError' });

interface ExampleProps {
  type: string;
  label?: string;
  isKept?: boolean;
  /** The types of more fields. */
  others?: readonly string[];
}

function Example({ type, label = '问题', isKept, others = [] }: ExampleProps) {
  const state = usePortalForm<object>({ id: 'f', check: () => [], send: async () => undefined });
  return (
    <ErrorBoundary fallback={<p>整页没有加载出来</p>}>
      <PortalForm state={state} isKept={isKept} initialValues={{}}>
        <FormField field={{ name: 'x', type, label, labelLang: 'zh-CN' }} />
        {others.map((other, index) => (
          <FormField key={other} field={{ name: `x${index}`, type: other, label: other }} />
        ))}
      </PortalForm>
    </ErrorBoundary>
  );
}

const alert = () => screen.findByText('这一项没有加载出来');
const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));

function offline() {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}

beforeEach(() => {
  mockFault = missing;
  // React writes each error that a boundary has caught to the console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('the page goes on without it, where a reload does not help; pressing fetches it again', async () => {
  offline();
  renderWithTexts(<Example type="textarea" />);
  expect((await alert()).closest('[role="alert"]')).toBeInTheDocument();
  expect(screen.getByText('问题')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.queryByRole('button', { name: '刷新页面' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /重.?试/ }));
  await alert();
  // The portal may have been renewed, so that fetching it again cannot help.
  expect(screen.getByRole('button', { name: '刷新页面' })).toBeEnabled();
  mockFault = undefined;
  await userEvent.click(screen.getByRole('button', { name: /重.?试/ }));
  expect(await screen.findByRole('textbox', { name: /问题/ })).toBeEnabled();
  expect(screen.queryByText('这一项没有加载出来')).not.toBeInTheDocument();
});

test('online it is fetched again by itself', async () => {
  byTouch();
  offline();
  renderWithTexts(<Example type="select" />);
  await alert();
  mockFault = undefined;
  goOnline();
  expect(await screen.findByRole('combobox', { name: /问题/ })).toBeEnabled();
});

test('it stays the field’s alone while the page goes on, also when a reload would help by then', async () => {
  offline();
  const { rerender } = renderWithTexts(<Example type="code" />);
  await alert();
  jest.restoreAllMocks();
  rerender(<Example type="code" label="验证码" />);
  expect(screen.getByText('验证码')).toBeVisible();
  expect(await alert()).toBeVisible();
});

test.each([
  ['the field’s alone', false, '这一项没有加载出来'],
  ['the page’s, where what is typed is kept', true, '整页没有加载出来'],
])('once the person has changed a value, it is %s', async (_whose, isKept, words) => {
  const { rerender } = renderWithTexts(<Example type="number" isKept={isKept} />);
  await userEvent.type(await screen.findByRole('spinbutton', { name: /问题/ }), '7');
  rerender(<Example type="code" isKept={isKept} />);
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ['a missing file that a reload may bring while nothing is typed', 'code', missing, true],
  ['any other error', 'agreement', new Error('unknown'), false],
])('%s is the page’s', async (_name, type, fault, isOnline) => {
  mockFault = fault;
  if (!isOnline) offline();
  renderWithTexts(<Example type={type} />);
  expect(await screen.findByText('整页没有加载出来')).toBeInTheDocument();
});

test('it waits for the device to come online as long as it stands', () => {
  const onRetry = jest.fn();
  const end = faceRetries.add(onRetry);
  offline();
  const { unmount } = renderWithTexts(
    <FormContext.Provider
      value={{ id: 'f', messages: new Map(), isTouch: false, losesOnReload: () => true }}
    >
      <FieldFailure error={missing} isRetried={false}>
        问题
      </FieldFailure>
    </FormContext.Provider>,
  );
  goOnline();
  unmount();
  goOnline();
  end();
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('one press fetches all fields again that did not load', async () => {
  offline();
  renderWithTexts(<Example type="password" others={['radio']} />);
  expect(await screen.findAllByText('这一项没有加载出来')).toHaveLength(2);
  mockFault = undefined;
  await userEvent.click(screen.getAllByRole('button', { name: /重.?试/ })[1] as HTMLElement);
  await waitFor(() => expect(screen.queryByText('这一项没有加载出来')).not.toBeInTheDocument());
});
