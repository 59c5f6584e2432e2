import { screen } from '@testing-library/react';
import Field from '@/components/Field';
import TextInput from '@/components/TextInput';
import { renderWithTexts } from '../helpers/texts';

describe('Field', () => {
  test('wires label, hint and error to the control', () => {
    renderWithTexts(
      <Field label="登录名" hint="手机号或邮箱" error="请填写登录名" isRequired id="name">
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: '登录名' });
    expect(input).toHaveAttribute('id', 'name');
    expect(input).toBeRequired();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('手机号或邮箱 请填写登录名');
  });

  test('describes and accuses nothing when there is neither hint nor error', () => {
    renderWithTexts(
      <Field label="登录名" isOptional>
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: '登录名 （选填）' });
    expect(input).not.toHaveAttribute('aria-describedby');
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).not.toBeRequired();
  });

  test('a group of controls stands under one legend', () => {
    renderWithTexts(
      <Field label="登录身份" hint="选择一项" isGroup>
        {() => <input type="radio" aria-label="求职者" />}
      </Field>,
    );
    const group = screen.getByRole('group', { name: '登录身份' });
    expect(group).toHaveAccessibleDescription('选择一项');
    expect(group).toContainElement(screen.getByRole('radio'));
  });

  test('a label from the server keeps its language', () => {
    renderWithTexts(
      <Field label="政治面貌" lang="zh-CN" isOptional>
        {(control) => <TextInput {...control} />}
      </Field>,
      'en-US',
    );
    expect(screen.getByText('政治面貌')).toHaveAttribute('lang', 'zh-CN');
    expect(screen.getByText('(optional)')).toBeInTheDocument();
  });
});
