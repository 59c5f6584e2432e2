import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ErrorSummary from '@/forms/ErrorSummary';
import { renderWithTexts } from '../helpers/texts';

const errors = [{ message: '请填写登录名', path: 'name' }, { message: '登录名或密码不正确' }];

describe('ErrorSummary', () => {
  test('names how much there is to mend, and takes the focus at each attempt', () => {
    const { rerender } = renderWithTexts(<ErrorSummary formId="f" errors={errors} attempt={1} />);
    const summary = screen.getByRole('region', { name: '有 2 处需要修改' });
    expect(summary).toHaveFocus();
    summary.blur();
    rerender(<ErrorSummary formId="f" errors={errors.slice(0, 1)} attempt={1} />);
    expect(summary).not.toHaveFocus();
    rerender(<ErrorSummary formId="f" errors={errors} attempt={2} />);
    expect(summary).toHaveFocus();
  });

  test('brings the field to the middle of the window, each of two with the same error', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const empty = ['name', 'note'].map((path) => ({ path, message: '请填写这一项' }));
    renderWithTexts(
      <>
        <ErrorSummary formId="f" errors={empty} attempt={0} />
        <input id="f_name" aria-label="姓名" />
        <input id="f_note" aria-label="备注" />
      </>,
    );
    const [, atNote] = screen.getAllByRole('link', { name: '请填写这一项' });
    await userEvent.click(atNote as HTMLElement);
    const note = screen.getByRole('textbox', { name: '备注' });
    expect(note).toHaveFocus();
    expect(scroll.mock.instances.at(-1)).toBe(note);
    expect(scroll).toHaveBeenLastCalledWith({ block: 'center' });
  });

  test('has a title of its own, the language of a message, and words for the place of its field', () => {
    const said = [{ path: 'education.1.school', message: '请填写学校', lang: 'zh-CN' as const }];
    renderWithTexts(
      <ErrorSummary
        formId="f"
        errors={[...said, { message: 'Not sent' }]}
        attempt={1}
        title="Not saved"
        placeOf={(path) => ` (row ${path.split('.')[1]})`}
      />,
      'en-US',
    );
    expect(screen.getByRole('region', { name: 'Not saved' })).toHaveFocus();
    const link = screen.getByRole('link', { name: '请填写学校 (row 1)' });
    expect(link).toHaveAttribute('href', '#f_education_1_school');
    const items = screen
      .getAllByRole('listitem')
      .map(({ lang, textContent }) => [lang, textContent]);
    expect(items).toEqual([
      ['zh-CN', '请填写学校 (row 1)'],
      ['', 'Not sent'],
    ]);
  });

  test('has a closed part opened before it leads there; without the field the link stays one', async () => {
    const onReach = jest.fn(() => {
      if (document.getElementById('f_name')) return;
      document.body.append(Object.assign(document.createElement('input'), { id: 'f_name' }));
    });
    const hidden = { path: 'gone', message: '请填写备注' };
    renderWithTexts(
      <ErrorSummary formId="f" errors={[...errors, hidden]} attempt={0} onReach={onReach} />,
    );
    await userEvent.click(screen.getByRole('link', { name: '请填写登录名' }));
    expect(onReach.mock.calls).toEqual([['name']]);
    expect(document.getElementById('f_name')).toHaveFocus();
    expect(window.location.hash).toBe('');
    document.getElementById('f_name')?.remove();
    await userEvent.click(screen.getByRole('link', { name: '请填写备注' }));
    expect(window.location.hash).toBe('#f_gone');
    window.location.hash = '';
  });
});
