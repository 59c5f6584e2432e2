/** An error in the code while a form is sent: ProForm drops what its onFinish throws, and nobody would hear of it. */
import { createPluginManager } from '@@/core/plugin';
import { ProForm } from '@ant-design/pro-components';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FormFrame from '@/forms/FormFrame';
import PortalForm from '@/forms/PortalForm';
import { usePortalForm } from '@/forms/usePortalForm';
import { addEntryTexts } from '@/locales/load';
import { renderWithTexts } from '../helpers/texts';

createPluginManager();
addEntryTexts();

const bug = new TypeError('x is undefined');
const fail = () => {
  throw bug;
};
const surfaced: unknown[] = [];

beforeEach(() => {
  surfaced.splice(0);
  const { queueMicrotask } = window;
  jest.spyOn(window, 'queueMicrotask').mockImplementation((work) =>
    queueMicrotask(() => {
      try {
        work();
      } catch (error) {
        surfaced.push(error);
      }
    }),
  );
});

interface Steps {
  check?: () => [];
  send?: () => Promise<void>;
  errorsOf?: () => undefined;
}

const none = (): [] => [];

function Portal({ check = none, send = async () => undefined, errorsOf }: Steps) {
  const state = usePortalForm({ id: 'portal', check, send, errorsOf });
  return (
    <PortalForm state={state} label="例子" submitter={{ label: '立即提交' }}>
      {null}
    </PortalForm>
  );
}

function Own() {
  const [form] = ProForm.useForm();
  return (
    <FormFrame id="own" form={form} onFinish={async () => fail()}>
      <button type="submit">立即提交</button>
    </FormFrame>
  );
}

const refused = async () => fail();

test.each<[string, Steps]>([
  ['its check', { check: fail }],
  ['its call', { send: refused }],
])(
  'in %s: it surfaces, the form says that nothing was done, and can be sent again',
  async (_where, steps) => {
    renderWithTexts(<Portal {...steps} />);
    const button = await screen.findByRole('button', { name: '立即提交' });
    await userEvent.click(button);
    expect(await screen.findByText(/没有成功/)).toBeVisible();
    await waitFor(() => expect(surfaced).toEqual([bug]));
    expect(button).toHaveAttribute('aria-busy', 'false');
  },
);

test.each([
  ['the reading of a refusal', <Portal key="one" send={refused} errorsOf={fail} />],
  ['a form with its own way of sending', <Own key="two" />],
])('in %s: it surfaces', async (_where, form) => {
  renderWithTexts(form);
  await userEvent.click(await screen.findByRole('button', { name: '立即提交' }));
  await waitFor(() => expect(surfaced).toEqual([bug]));
});
