import { ProForm } from '@ant-design/pro-components';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Input } from 'antd';
import PaintFirst from '@/forms/PaintFirst';

const onChange = jest.fn();

function Typed() {
  const [form] = ProForm.useForm();
  const name = ProForm.useWatch('name', form);
  return (
    <ProForm form={form} submitter={false} onValuesChange={({ name: kept }) => onChange(kept)}>
      <ProForm.Item name="name" label="姓名" normalize={(text: string) => text.normalize('NFKC')}>
        <PaintFirst>
          <Input />
        </PaintFirst>
      </ProForm.Item>
      <output>{name}</output>
    </ProForm>
  );
}

/** Types as the browser does, outside of `act`, which would end only when everything has rendered. */
function typeNatively(field: HTMLInputElement, text: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => onChange.mockClear());

test('a typed character is shown and in the store at once; what depends on it renders later', async () => {
  render(<Typed />);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '姓名' });
  const globals = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  globals.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    typeNatively(field, 'a');
    expect(field).toHaveValue('a');
    expect(onChange).toHaveBeenLastCalledWith('a');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('a'));
  } finally {
    globals.IS_REACT_ACT_ENVIRONMENT = true;
  }
  expect(field).toHaveValue('a');
});

test('what the form makes of the text takes its place', async () => {
  render(<Typed />);
  const field = await screen.findByRole('textbox', { name: '姓名' });
  await userEvent.type(field, '１２');
  expect(field).toHaveValue('12');
  expect(onChange).toHaveBeenLastCalledWith('12');
  await act(async () => undefined);
  expect(screen.getByRole('status')).toHaveTextContent('12');
});
