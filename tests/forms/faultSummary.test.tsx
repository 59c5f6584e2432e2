import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FaultSummary from '@/forms/FaultSummary';
import { renderWithTexts } from '../helpers/texts';

const faults = [{ message: '请填写登录名', path: 'name' }, { message: '登录名或密码不正确' }];

describe('FaultSummary', () => {
  test('is not there without errors', () => {
    const { container } = renderWithTexts(<FaultSummary formId="f" faults={[]} attempt={3} />);
    expect(container).toBeEmptyDOMElement();
  });

  test('names how much there is to mend, and takes the focus at each attempt', () => {
    const { rerender } = renderWithTexts(<FaultSummary formId="f" faults={faults} attempt={1} />);
    const summary = screen.getByRole('region', { name: '有 2 处需要修改' });
    expect(summary).toHaveFocus();
    summary.blur();
    rerender(<FaultSummary formId="f" faults={faults.slice(0, 1)} attempt={1} />);
    expect(summary).not.toHaveFocus();
    rerender(<FaultSummary formId="f" faults={faults} attempt={2} />);
    expect(summary).toHaveFocus();
  });

  test('leads to the field, and stays on the page', async () => {
    renderWithTexts(
      <>
        <FaultSummary formId="f" faults={faults} attempt={0} />
        <input id="f_name" aria-label="登录名" />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: '请填写登录名' }));
    expect(screen.getByRole('textbox', { name: '登录名' })).toHaveFocus();
    expect(window.location.hash).toBe('');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
