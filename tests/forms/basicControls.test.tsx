/** Fields that are typed or ticked: what a person meets there, and what the form holds to be sent. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serverWords } from '@/hooks/useTerms';
import { renderField } from '../helpers/fieldForm';

const options = [
  { code: 'a', label: '甲' },
  { code: 'b', label: '乙' },
];

const textbox = () => screen.findByRole('textbox', { name: /问题/ });

describe('a text', () => {
  test.each([
    ['text', null, null, null],
    ['number', 'decimal', null, null],
    ['mobile', 'tel', 'none', 'false'],
    ['email', 'email', 'none', 'false'],
    ['idNumber', null, 'none', 'false'],
    ['loginName', null, 'none', 'false'],
    ['constructor', null, null, null],
  ])(
    'of type %s has the keyboard %s, capitals %s and spelling %s',
    async (type, mode, capitals, spelling) => {
      if (type === 'number')
        jest.spyOn(window, 'matchMedia').mockReturnValue({
          matches: true,
          addListener: () => undefined,
          removeListener: () => undefined,
        } as never);
      renderField({ type });
      const field = await textbox();
      expect(field.getAttribute('inputmode')).toBe(mode);
      expect(field.getAttribute('autocapitalize')).toBe(capitals);
      expect(field.getAttribute('spellcheck')).toBe(spelling);
    },
  );

  test('has the keyboard that its field asks for, and no button to clear it', async () => {
    renderField({ type: 'mobile', inputMode: 'numeric' });
    const field = await textbox();
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(field).toHaveClass('ant-input-lg');
  });

  test('takes the focus where it is asked to, from what takes it at the same time', async () => {
    const { unmount } = renderField({ hasFocus: true }, { heading: '新页面' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: /问题/ })).toHaveFocus());
    unmount();
    renderField({}, { heading: '新页面' });
    await textbox();
    expect(screen.getByRole('heading', { name: '新页面' })).toHaveFocus();
  });

  test('of several lines counts its characters and cuts none', async () => {
    const { value } = renderField({ type: 'textarea', maxLength: 3 });
    const field = await textbox();
    expect(field).toHaveAttribute('rows', '4');
    await userEvent.type(field, '一二三四');
    expect(screen.getByText('4 / 3')).toBeVisible();
    expect(value()).toBe('一二三四');
  });
});

describe('a choice', () => {
  test('of several is held as their codes, in the order of the options', async () => {
    const { value } = renderField(
      { type: 'checkbox', options: serverWords(options), hint: '可多选' },
      { saved: 'b' },
    );
    const group = await screen.findByRole('group', { name: /^问题/ });
    await waitFor(() => expect(group).toHaveAccessibleDescription('可多选'));
    expect(screen.getByText('甲')).toHaveAttribute('lang', 'zh-CN');
    expect(within(group).getByRole('checkbox', { name: '乙' })).toBeChecked();
    await userEvent.click(within(group).getByRole('checkbox', { name: '甲' }));
    expect(value()).toEqual(['a', 'b']);
    expect(group).toHaveAttribute('id', 'f_x');
  });

  test.each(['radio', 'checkbox'])(
    'of type %s has nothing to choose from until the options are there',
    async (type) => {
      const { change } = renderField({ type });
      const role = type === 'radio' ? 'radiogroup' : 'group';
      await screen.findByRole(role, { name: /问题/ });
      expect(screen.queryByRole(type)).not.toBeInTheDocument();
      change({ options });
      expect(screen.getAllByRole(type)).toHaveLength(2);
    },
  );
});

describe('a code that is sent', () => {
  test('is filled in by the phone, and held without spaces', async () => {
    const { value } = renderField({ type: 'code' });
    const code = await textbox();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).toHaveAttribute('name', 'code');
    expect(code).toHaveClass('ant-input-lg');
    await userEvent.click(code);
    await userEvent.paste(' 123  456 ');
    expect(value()).toBe('123456');
    expect(code).toHaveValue('123456');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('a captcha', () => {
  const captcha = {
    picture: { url: 'blob:a' },
    isLoading: false,
    hasFailed: false,
    refresh: jest.fn(),
  };
  const field = { type: 'captcha', captcha };
  const picture = () => screen.queryByRole('img', { name: /^验证图片/ });
  beforeEach(() => captcha.refresh.mockClear());

  test('shows its picture, and a press brings another one, which is announced, and empties the field', async () => {
    const { value, change } = renderField(field);
    const answer = await textbox();
    expect(answer).toHaveAttribute('name', 'captcha');
    expect(answer).toHaveAttribute('autocapitalize', 'off');
    expect(answer).toHaveAttribute('spellcheck', 'false');
    expect(answer).toHaveClass('ant-input-lg');
    await userEvent.type(answer, 'ａb 12');
    expect(value()).toBe('ab12');
    expect(picture()).toHaveAttribute('src', 'blob:a');
    expect(picture()?.parentElement).toHaveAttribute('aria-busy', 'false');
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    const button = screen.getByRole('button', { name: '换一张' });
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(button).toHaveClass('ant-btn-lg', 'ant-btn-text');
    await userEvent.click(button);
    expect(captcha.refresh).toHaveBeenCalledTimes(1);
    expect(answer).toHaveValue('');
    expect(value()).toBe('');

    change({ captcha: { ...captcha, isLoading: true } });
    expect(picture()).not.toBeInTheDocument();
    expect(status).toBeEmptyDOMElement();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(answer, 'c');
    await userEvent.click(button);
    expect(captcha.refresh).toHaveBeenCalledTimes(1);
    expect(answer).toHaveValue('c');

    change({ captcha: { ...captcha, picture: { url: 'blob:b' } } });
    expect(status).toHaveTextContent('已换一张图片，请按新图片填写。');
    expect(picture()).toHaveAttribute('src', 'blob:b');
  });
});
