/** A form's way from its values to the server: checks, errors, uploads, and what stays locked meanwhile. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FormField from '@/forms/FormField';
import PortalForm from '@/forms/PortalForm';
import { usePortalForm } from '@/forms/usePortalForm';
import { trackUpload } from '@/utils/upload/runningUploads';
import { gate } from '../helpers/gate';
import { renderWithTexts } from '../helpers/texts';

type FieldError = import('@/forms/fieldErrors').FieldError;

interface Values {
  name?: string;
  note?: string;
}

interface Asked {
  check?: (values: Values) => readonly FieldError[];
  send?: (values: Values) => Promise<void>;
}

const none = () => [];
const sent: Values[] = [];
const keep = async (values: Values) => void sent.push({ ...values });

function Example({ check = none, send = keep }: Asked) {
  const state = usePortalForm<Values>({ id: 'example', check, send });
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

const noteField = () => screen.findByRole('textbox', { name: /备注/ });
const submitButton = () => screen.getByRole('button', { name: /立即提交|正在提交/ });
const press = () => userEvent.click(submitButton());
const summary = () => screen.queryByRole('region');

beforeEach(() => {
  sent.splice(0);
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
  renderWithTexts(<Example send={() => Promise.reject(error)} />);
  await userEvent.type(await noteField(), '周末');
  await press();
  expect(summary()).toHaveTextContent('平台的一个文件没有加载出来');
  expect(await noteField()).toHaveValue('周末');
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
