import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderField } from '../helpers/fieldForm';

const field = {
  type: 'password',
  label: '密码',
  isRequired: true,
  autoComplete: 'current-password',
} as const;

describe('a password field', () => {
  test('welcomes password managers and pasting', async () => {
    renderField(field);
    const input = await screen.findByLabelText('密码');
    expect(input).toHaveAttribute('autocomplete', 'current-password');
    expect(input).toHaveAttribute('autocapitalize', 'off');
    expect(input).toHaveAttribute('autocorrect', 'off');
    expect(input).toHaveAttribute('spellcheck', 'false');
    expect(input.closest('.ant-input-affix-wrapper')).toHaveClass('ant-input-affix-wrapper-lg');
    await userEvent.click(input);
    await userEvent.paste('Preview#2026');
    expect(input).toHaveValue('Preview#2026');
  });

  test('shows and hides what was typed', async () => {
    renderField(field);
    const input = await screen.findByLabelText('密码');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.type(input, 'a');
    const toggle = screen.getByRole('button', { name: '显示密码' });
    expect(toggle).toHaveTextContent('显示');
    // No button to clear it: one more stop for the Tab key.
    expect(screen.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(toggle);
    expect(input).toHaveAttribute('type', 'text');
    expect(toggle).toHaveTextContent('隐藏');
    await userEvent.click(screen.getByRole('button', { name: '隐藏密码' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  test('is hidden again when the form is sent, so that no browser remembers it as text', async () => {
    renderField(field);
    await userEvent.click(await screen.findByRole('button', { name: '显示密码' }));
    await userEvent.click(screen.getByRole('button', { name: '立即提交' }));
    expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'password');
  });

  test('tells that caps lock is on, until it is off or the field is left', async () => {
    renderField(field);
    const input = await screen.findByLabelText('密码');
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    expect(status).toHaveTextContent('大写锁定已打开');
    fireEvent.keyUp(input, { key: 'CapsLock' });
    expect(status).toBeEmptyDOMElement();
    fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    fireEvent.blur(input);
    expect(status).toBeEmptyDOMElement();
  });
});
