/** No field rewrites a text that a Chinese input method is composing; afterwards the form holds what was meant. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { compose } from '../helpers/compose';
import { renderField } from '../helpers/fieldForm';

const cases: readonly (readonly [type: string, states: string[], chosen: string, held: string])[] =
  [
    ['text', ['z', "zh'san"], '张三', '张三'],
    ['textarea', ['z', 'zh s'], '张三', '张三'],
    ['mobile', ['１', '１３８'], '１３８００００００01', '13800000001'],
    ['email', ['z', "z's"], 'ｚｓ＠ｅ．ｃｏｍ', 'zs@e.com'],
    ['idNumber', ['１１'], '１１０１０５１９４９１２３１００２ｘ', '11010519491231002X'],
    ['loginName', ['l', 'lao b'], 'ｌａｏｂｉｎｇ６６', 'laobing66'],
    ['number', ['１', '１７'], '１７５', '175'],
    ['date', ['1', '19960102', '1996-01-02'], '19960102', '1996-01-02'],
    ['date', ['1996nian'], '1996年1月2日', '1996-01-02'],
    ['month', ['2', '201809'], '2018-09', '2018-09'],
  ];

describe.each(['Chromium', 'Safari'] as const)('as %s reports it', (browser) => {
  test.each(cases)('%s %j', async (type, states, chosen, held) => {
    const { value } = renderField({ type });
    const field = await screen.findByLabelText(/^问题/);
    await waitFor(() => expect(field).toBeEnabled());
    compose(field, states, chosen, browser);
    fireEvent.blur(field);
    await waitFor(() => expect(value()).toBe(held));
    expect(field).toHaveDisplayValue(held);
  });
});
