/** A form's way from its values to the server: checks, errors, uploads, and what stays locked meanwhile. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FormField from '@/forms/FormField';
import PortalForm from '@/forms/PortalForm';
import { usePortalForm } from '@/forms/usePortalForm';
import { trackUpload } from '@/utils/upload/runningUploads';
import { bizError } from '../helpers/bizError';
import { gate } from '../helpers/gate';
import { renderWithTexts } from '../helpers/texts';

const mockReported: unknown[] = [];
jest.mock('@/request/errorHandler', () => ({
  ...jest.requireActual<object>('@/request/errorHandler'),
  reportFailure: (error: unknown) => mockReported.push(error),
}));

type FieldError = import('@/forms/fieldErrors').FieldError;

interface Values {
  name?: string;
  note?: string;
}

interface Asked {
  check?: (values: Values) => readonly FieldError[];
  send?: (values: Values) => Promise<void>;
  errorsOf?: (error: unknown) => readonly FieldError[] | undefined;
  onChange?: (values: Values, changed: readonly string[]) => void;
}

const none = () => [];
const sent: Values[] = [];
const keep = async (values: Values) => void sent.push({ ...values });

function Example({ check = none, send = keep, ...rest }: Asked) {
  const state = usePortalForm<Values>({ id: 'example', check, send, ...rest });
  return (
    <PortalForm
      state={state}
      label="例子"
      initialValues={{ name: '林小满' }}
      refusedTitle="没有成功"
      submitter={{ label: '立即提交', busyLabel: '正在提交' }}
    >
      <FormField field={{ name: 'name', type: 'text', label: '姓名' }} />
      <FormField field={{ name: 'note', type: 'text', label: '备注' }} />
      <button type="button" onClick={() => state.replace({ note: '草稿' })}>
        恢复草稿
      </button>
    </PortalForm>
  );
}

const cities = [{ code: 'city', label: '城市' }];

function Bare({ send }: { send: () => Promise<void> }) {
  const state = usePortalForm<Values>({ id: 'bare', check: none, send });
  return (
    <PortalForm state={state} label="例子" initialValues={{ note: 'city' }}>
      <FormField field={{ name: 'name', type: 'text', label: '姓名' }} />
      <FormField field={{ name: 'note', type: 'select', label: '备注', options: cities }} />
    </PortalForm>
  );
}

const nameField = () => screen.findByRole('textbox', { name: /姓名/ });
const noteField = () => screen.findByRole('textbox', { name: /备注/ });
const submitButton = () => screen.getByRole('button', { name: /立即提交|正在提交/ });
const press = () => userEvent.click(submitButton());
const summary = () => screen.queryByRole('region');

beforeEach(() => {
  mockReported.splice(0);
  sent.splice(0);
});

test('sends all values, once, and says meanwhile that it does', async () => {
  const { passed, open } = gate<void>();
  const send = jest.fn(() => passed);
  renderWithTexts(<Example send={send} />);
  await userEvent.type(await noteField(), '可到岗');
  expect(submitButton()).toHaveTextContent('立即提交');
  await press();
  expect(submitButton()).toHaveTextContent('正在提交');
  expect(submitButton()).toHaveAttribute('aria-busy', 'true');
  await userEvent.type(await nameField(), '{Enter}');
  await act(async () => open());
  expect(send.mock.calls).toEqual([[{ name: '林小满', note: '可到岗' }]]);
  expect(submitButton()).toHaveTextContent('立即提交');
  expect(submitButton()).toHaveAttribute('aria-busy', 'false');
});

test('a form whose button stands elsewhere has none; the words of an open choice are not dimmed', async () => {
  const { passed, open } = gate<void>();
  const send = jest.fn(() => passed);
  renderWithTexts(<Bare send={send} />);
  await userEvent.click(await screen.findByRole('combobox', { name: /备注/ }));
  expect(document.querySelector('.ant-select-content')).toHaveStyle({ opacity: '1' });
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: '清除' })]);
  await act(async () => fireEvent.submit(screen.getByRole('form', { name: '例子' })));
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => open());
});

test('what the check refuses is not sent, and is reported at the field and in the summary', async () => {
  const check = ({ name, note }: Values) => [
    ...(name === '林小满' ? [{ path: 'name', message: '请换一个姓名' }] : []),
    ...(note ? [] : [{ path: 'note', message: '请填写备注' }]),
  ];
  renderWithTexts(<Example check={check} />);
  const name = await nameField();
  await press();
  expect(sent).toEqual([]);
  expect(summary()).toHaveFocus();
  expect(summary()).toHaveAccessibleName('有 2 处需要修改');
  expect(name).toBeInvalid();
  await waitFor(() => expect(name).toHaveAccessibleDescription('请换一个姓名'));
  expect(submitButton()).toHaveAttribute('aria-busy', 'false');
  await userEvent.click(screen.getByRole('link', { name: '请填写备注' }));
  expect(await noteField()).toHaveFocus();
  await userEvent.keyboard('周末{Enter}');
  expect(await noteField()).toBeValid();
  expect(summary()).toHaveFocus();
  expect(summary()).toHaveAccessibleName('有 1 处需要修改');
  await userEvent.type(name, '甲');
  expect(summary()).not.toBeInTheDocument();
  expect(name).toBeValid();
  await press();
  expect(sent).toEqual([{ name: '林小满甲', note: '周末' }]);
});

test('the server’s errors stand at their fields in its language, and nothing else is shown', async () => {
  const error = bizError({ success: false, fieldErrors: [{ field: 'note', message: '备注重复' }] });
  renderWithTexts(<Example send={() => Promise.reject(error)} />, 'en-US');
  await noteField();
  await press();
  const note = await noteField();
  await waitFor(() => expect(note).toHaveAccessibleDescription('备注重复'));
  const [atField] = screen.getAllByText('备注重复', { ignore: 'a' });
  expect(atField).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByRole('link', { name: '备注重复' }).closest('[lang]')).toHaveAttribute(
    'lang',
    'zh-CN',
  );
  expect(mockReported).toEqual([]);
  expect(submitButton()).toHaveAttribute('aria-busy', 'false');
});

test('a form may say a failure in its own words, above all fields, until something is changed', async () => {
  const errorsOf = () => [{ message: '验证码已过期' }];
  renderWithTexts(<Example send={() => Promise.reject(new Error('late'))} errorsOf={errorsOf} />);
  await noteField();
  await press();
  expect(summary()).toHaveAccessibleName('没有成功');
  expect(summary()).toHaveTextContent('验证码已过期');
  expect(mockReported).toEqual([]);
  await userEvent.type(await noteField(), '改');
  expect(summary()).not.toBeInTheDocument();
});

test('an error of no field among those of fields has the form’s own heading too', async () => {
  const check = () => [{ path: 'note', message: '请填写备注' }, { message: '名额已满' }];
  renderWithTexts(<Example check={check} />);
  await noteField();
  await press();
  expect(summary()).toHaveAccessibleName('没有成功');
  expect(summary()).toHaveTextContent('请填写备注名额已满');
});

test('a script that did not load is reported with what to do, and what was typed stays', async () => {
  const error = Object.assign(new Error('missing'), { name: 'ChunkLoadError' });
  renderWithTexts(<Example send={() => Promise.reject(error)} errorsOf={() => undefined} />);
  await userEvent.type(await noteField(), '周末');
  await press();
  expect(summary()).toHaveTextContent('平台的一个文件没有加载出来');
  expect(mockReported).toEqual([]);
  expect(await noteField()).toHaveValue('周末');
});

test('any other failure is reported, stands beside the button, and goes with the next press', async () => {
  const error = bizError({ success: false, errorMessage: '系统维护中', showType: 2 });
  const again = gate<void>();
  const send = jest.fn<Promise<void>, []>();
  send.mockRejectedValueOnce(error).mockReturnValueOnce(again.passed);
  renderWithTexts(<Example send={send} />);
  await noteField();
  await press();
  expect(mockReported).toEqual([error]);
  expect(screen.getByRole('note')).toHaveTextContent('系统维护中');
  expect(summary()).not.toBeInTheDocument();
  await press();
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  await act(async () => again.open());
});

test('a running upload is waited for, and then its values are sent', async () => {
  const upload = gate<boolean>();
  renderWithTexts(<Example />);
  const note = await noteField();
  trackUpload(upload.passed);
  await press();
  expect(submitButton()).toHaveAttribute('aria-busy', 'true');
  await userEvent.type(note, '附件见下');
  expect(sent).toEqual([]);
  await act(async () => upload.open(true));
  await waitFor(() => expect(sent).toEqual([{ name: '林小满', note: '附件见下' }]));
});

test('after an upload that failed nothing is sent, and the form can be sent again', async () => {
  const upload = gate<boolean>();
  renderWithTexts(<Example />);
  await noteField();
  trackUpload(upload.passed);
  await press();
  await act(async () => upload.open(false));
  await waitFor(() => expect(submitButton()).toHaveAttribute('aria-busy', 'false'));
  expect(sent).toEqual([]);
  await press();
  expect(sent).toEqual([{ name: '林小满' }]);
});

test('each change is passed on with all values and the path of the changed field', async () => {
  const onChange = jest.fn();
  renderWithTexts(<Example onChange={onChange} />);
  await userEvent.type(await noteField(), '甲');
  expect(onChange.mock.lastCall).toEqual([{ name: '林小满', note: '甲' }, ['note']]);
  await userEvent.clear(await noteField());
  expect(onChange.mock.lastCall).toEqual([{ name: '林小满', note: '' }, ['note']]);
});

test('a restored draft takes the place of all values and removes the errors', async () => {
  renderWithTexts(<Example check={() => [{ path: 'name', message: '请换一个姓名' }]} />);
  const name = await nameField();
  await press();
  expect(name).toBeInvalid();
  await userEvent.click(screen.getByRole('button', { name: '恢复草稿' }));
  expect(name).toHaveValue('');
  expect(name).toBeValid();
  expect(await noteField()).toHaveValue('草稿');
  expect(summary()).not.toBeInTheDocument();
});

test('a field outside of a form is refused', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const alone = () =>
    renderWithTexts(<FormField field={{ name: 'a', type: 'text', label: '姓名' }} />);
  expect(alone).toThrow('A field stands in a form.');
});
