/** What every field has: label, hint and error. Its control by type and pointer: tests/e2e/smoke. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FormField from '@/forms/FormField';
import FormFrame from '@/forms/FormFrame';
import { usePortalForm } from '@/forms/usePortalForm';
import { renderField } from '../helpers/fieldForm';
import { renderWithTexts } from '../helpers/texts';

const options = [
  { code: 'a', label: '甲' },
  { code: 'b', label: '乙' },
];
const send = () => userEvent.click(screen.getByRole('button', { name: '立即提交' }));
describe('label, hint and error', () => {
  test('an optional field says so, and fills in nothing', async () => {
    renderField({});
    const field = await screen.findByRole('textbox', { name: '问题 （选填）' });
    expect(field).not.toBeRequired();
    expect(field).not.toHaveAccessibleDescription();
    expect(field).not.toHaveAttribute('aria-describedby');
    expect(field).not.toHaveAttribute('aria-labelledby');
    expect(field).toHaveAttribute('autocomplete', 'off');
    expect(field).toHaveAttribute('placeholder', '');
    expect(field).not.toHaveFocus();
    expect(field).toBeEnabled();
    expect(screen.getByText('问题')).not.toHaveAttribute('lang');
    expect(document.querySelector('.ant-form-item-explain-error')).toBeNull();
  });

  test('a required one is described by its hint, and then by its error too, in its language', async () => {
    const fieldError = { path: 'x', message: '备注重复', lang: 'zh-CN' as const };
    renderField(
      { isRequired: true, labelLang: 'zh-CN', hint: 'As on the card' },
      { errors: [fieldError], pack: 'en-US' },
    );
    const field = await screen.findByRole('textbox', { name: '问题' });
    expect(field).toBeRequired();
    expect(field).toBeValid();
    expect(field).toHaveAccessibleDescription('As on the card');
    expect(screen.getByText('问题')).toHaveAttribute('lang', 'zh-CN');
    await send();
    expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveAccessibleDescription('As on the card 备注重复'));
    expect(screen.getByText('备注重复', { ignore: 'a' })).toHaveAttribute('lang', 'zh-CN');
    await userEvent.type(field, 'a');
    expect(field).toHaveAccessibleDescription('As on the card');
    await waitFor(() =>
      expect(screen.queryByText('备注重复', { selector: '.ant-form-item *' })).toBeNull(),
    );
  });

  test('password managers know it by name; the first one of an opened form has the focus', async () => {
    renderField({ autoComplete: 'username', inputName: 'login', hasFocus: true });
    const field = await screen.findByRole('textbox', { name: /问题/ });
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'username');
    expect(field).toHaveAttribute('name', 'login');
  });

  test('a locked field shows its value and takes no other', async () => {
    renderField({ isLocked: true }, { saved: '甲' });
    const field = await screen.findByRole('textbox', { name: /问题/ });
    expect(field).toBeDisabled();
    expect(field).toHaveValue('甲');
  });
});

type Frame = import('@/forms/FormFrame').FormFrameProps<object>;

interface FramedProps extends Pick<Frame, 'initialValues' | 'messages' | 'onChange'> {
  field?: Partial<import('@/forms/fieldSpec').FieldSpec>;
}

/** A field in a form that a screen itself submits. */
function Framed({ field, ...frame }: FramedProps) {
  const { form } = usePortalForm<object>({ id: 'f', check: () => [], send: async () => undefined });
  return (
    <FormFrame {...frame} id="f" label="例子" className="own" form={form}>
      <FormField field={{ name: 'x', type: 'text', label: '问题', ...field }} />
    </FormFrame>
  );
}

test('a field of a row holds its value there, and its error by the whole path', async () => {
  const onChange = jest.fn();
  renderWithTexts(
    <Framed
      field={{ name: ['rows', 1, 'own', 'name'], label: '姓名' }}
      messages={new Map([['rows.1.own.name', '请填写']])}
      initialValues={{ rows: [{}, { own: { name: '甲' } }] }}
      onChange={onChange}
    />,
  );
  const name = await screen.findByRole('textbox', { name: /姓名/ });
  await waitFor(() => expect(name).toHaveAccessibleDescription('请填写'));
  await userEvent.type(name, '乙');
  expect(name).toHaveValue('甲乙');
  expect(onChange).toHaveBeenLastCalledWith(['rows.1.own.name']);
});

test('what the person chooses from opens inside the form, so within a dialog around it', async () => {
  renderField({ type: 'select', options });
  await userEvent.click(await screen.findByRole('combobox'));
  const list = (await screen.findByRole('option', { name: '甲' })).closest('.ant-select-dropdown');
  expect(screen.getByRole('button', { name: '立即提交' }).closest('form')).toContainElement(
    list as HTMLElement,
  );
});

test('the first values are those of the first render; later ones do not replace what is typed', async () => {
  const { rerender } = renderWithTexts(<Framed initialValues={{ x: '甲' }} />);
  const field = await screen.findByRole('textbox', { name: /问题/ });
  expect(field).toHaveValue('甲');
  expect(screen.getByRole('form', { name: '例子' })).toHaveClass('form', 'own');
  rerender(<Framed initialValues={{ x: '乙' }} />);
  expect(field).toHaveValue('甲');
  await userEvent.clear(field);
  await userEvent.keyboard('丙{Enter}');
  expect(field).toHaveValue('丙');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('choices that did not load stand in the field’s place, until they are asked for again', async () => {
  const onRetryOptions = jest.fn();
  const { change } = renderField({ type: 'select', labelLang: 'zh-CN', onRetryOptions });
  expect(screen.getByText('问题')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByRole('alert')).toHaveTextContent('选项没有加载出来');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /重.?试/ }));
  expect(onRetryOptions).toHaveBeenCalledTimes(1);
  change({ options, onRetryOptions: undefined });
  expect(await screen.findByRole('combobox', { name: /问题/ })).toBeEnabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
