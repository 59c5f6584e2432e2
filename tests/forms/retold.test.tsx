/** The errors of a form when the person changes the language. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from '@umijs/max';
import { createElement, type ReactNode, useState } from 'react';
import FormField from '@/forms/FormField';
import type { Fault } from '@/forms/faults';
import PortalForm from '@/forms/PortalForm';
import { usePortalForm } from '@/forms/usePortalForm';
import { useT } from '@/hooks/useT';
import { bizError } from '../helpers/bizError';
import { allTexts } from '../helpers/packs';

function InLanguages({ children }: { children: ReactNode }) {
  const [pack, setPack] = useState<'zh-CN' | 'en-US'>('zh-CN');
  const inside = (
    <>
      <button type="button" onClick={() => setPack('en-US')}>
        English
      </button>
      {children}
    </>
  );
  // The provider's types are older than React 19 and have no `children`.
  return createElement(IntlProvider, { locale: pack, messages: allTexts[pack] }, inside);
}

interface Values {
  name?: string;
  note?: string;
}

const looked = jest.fn();

interface ExampleProps {
  send?: () => Promise<void>;
  /** What the check finds besides a missing name. */
  more?: () => readonly Fault[];
}

function Example({ send, more }: ExampleProps) {
  const t = useT();
  const state = usePortalForm<Values>({
    id: 'retold',
    check: ({ name }) => {
      looked();
      const label = t('auth.login.loginName');
      const missing = { path: 'name', message: t('validation.required', { label }) };
      return [...(name ? [] : [missing]), ...(more?.() ?? [])];
    },
    send: send ?? (async () => undefined),
  });
  return (
    <PortalForm state={state} label="例子" initialValues={{}} submitter={{ label: '提交' }}>
      <FormField field={{ name: 'name', type: 'text', label: '登录名' }} />
      <FormField field={{ name: 'note', type: 'text', label: '备注' }} />
    </PortalForm>
  );
}

const renderExample = (asked: ExampleProps = {}) =>
  render(
    <InLanguages>
      <Example {...asked} />
    </InLanguages>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => looked.mockClear());

test('what the portal has said is said in the new language, and the focus stays where it is', async () => {
  renderExample();
  await userEvent.type(await screen.findByRole('textbox', { name: /备注/ }), '周末');
  await press('提 交');
  expect(await screen.findByRole('link', { name: '请填写登录名' })).toBeVisible();
  await press('English');
  expect(await screen.findByRole('link', { name: 'Username is required' })).toBeVisible();
  expect(screen.queryByText('请填写登录名')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'English' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /备注/ })).toHaveDisplayValue('周末');
});

test('what the server has said stays as it was said', async () => {
  const fieldErrors = [{ field: 'note', message: '备注重复' }];
  const send = () => Promise.reject(bizError({ success: false, fieldErrors }));
  const more = jest.fn<Fault[], []>(() => []);
  renderExample({ send, more });
  await userEvent.type(await screen.findByRole('textbox', { name: /登录名/ }), 'zhaoyun');
  await press('提 交');
  await screen.findByRole('link', { name: '备注重复' });
  more.mockReturnValue([{ path: 'note', message: 'Another word' }]);
  await press('English');
  expect(screen.getByRole('link', { name: '备注重复' })).toHaveTextContent('备注重复');
  expect(screen.getAllByText('备注重复', { ignore: 'a' })[0]).toHaveAttribute('lang', 'zh-CN');
});

test('without an error nothing is checked', async () => {
  renderExample();
  await screen.findByRole('textbox', { name: /登录名/ });
  await press('English');
  expect(looked).not.toHaveBeenCalled();
});
