import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { savedSearches } from '@/features/positions/shared/savedSearches';
import { examples } from '../../mock/_preview/seed/examples';
import { positionById } from '../../mock/_preview/seed/positions';
import { present } from '../helpers/present';
import { renderRoute } from '../helpers/renderRoute';
import { resultRows } from '../helpers/resultRows';
import { setViewport } from '../helpers/viewport';

const { openSocialPosition, closedPosition, closingSoonPosition, demandingPosition } = examples;
const number = (value = 0) => value.toLocaleString('zh-CN');
const amountOf = (id: string) => {
  const { min: from, max: to, period } = positionById(id)?.salary ?? {};
  return `${number(from)}–${number(to)} 元\u2060/\u2060${period === 'year' ? '年' : '月'}`;
};
const view = (id: string) => `/recruitmentview/${id}`;
const fact = (name: string) => screen.queryByText(name, { selector: 'th *' });
/** The rows of facts are drawn once more when the window's width is known. */
const valueBeside = (name: string) =>
  waitFor(() => {
    const label = screen.getByText(name, { selector: 'th *' });
    return present(label.closest('th')?.nextElementSibling);
  });
const baseSalary = () => {
  const script = document.querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? '{}').baseSalary;
};
const six = '/searchPosition/all?regionCode=220000';
const facet = () => screen.findByRole('complementary', { name: '筛选条件' });

beforeEach(() => setViewport(1440));
afterEach(() => savedSearches.write([]));

test('a position says what it pays, in its head, its facts and to search engines', async () => {
  renderRoute(view(openSocialPosition));
  const { salary, benefits } = positionById(openSocialPosition) ?? {};
  const amount = amountOf(openSocialPosition);
  expect(await valueBeside('薪资')).toHaveTextContent(
    salary?.times ? `${amount} · 每年发 ${salary.times} 薪 试用期按八成发放` : amount,
  );
  expect(await valueBeside('福利')).toHaveTextContent((benefits ?? []).join('、'));
  expect(screen.getAllByText(amount).length).toBe(2);
  expect(baseSalary()).toEqual({
    '@type': 'MonetaryAmount',
    currency: 'CNY',
    value: {
      '@type': 'QuantitativeValue',
      minValue: salary?.min,
      maxValue: salary?.max,
      unitText: 'MONTH',
    },
  });
});

test('in English, by the year', async () => {
  renderRoute(view(closingSoonPosition), { locale: 'en-US' });
  const { min: from, max: to } = positionById(closingSoonPosition)?.salary ?? {};
  expect(await valueBeside('Pay')).toHaveTextContent(`¥${number(from)}–${number(to)} a year`);
});

test('words alone are the unit’s own and no amount for search engines; nothing is shown where the unit says none', async () => {
  renderRoute(view(demandingPosition));
  expect(await valueBeside('薪资')).toHaveTextContent('按单位薪酬制度执行，面议');
  expect(baseSalary()).toBeUndefined();
  act(() => history.push(view(closedPosition)));
  await waitFor(() => expect(fact('薪资')).not.toBeInTheDocument());
  await valueBeside('招聘人数');
  expect(fact('薪资')).not.toBeInTheDocument();
  expect(fact('福利')).not.toBeInTheDocument();
  expect(baseSalary()).toBeUndefined();
});

test('the search finds by pay, sorts by it, and a saved search keeps both', async () => {
  const { user, at, calls } = renderRoute(six);
  await resultRows();
  const panel = within(await facet());
  await user.click(await panel.findByText('薪资', { selector: 'summary *' }));
  await user.click(panel.getByRole('radio', { name: /^8,000 元\/月以上/ }));
  await waitFor(() => expect(at()).toBe(`${six}&salaryFrom=8000`));
  await user.click(screen.getByRole('radio', { name: '薪资' }));
  await waitFor(() => expect(at()).toContain('sort=salary'));
  await waitFor(() => expect(calls('/search?').at(-1)?.url).toContain('sort=salary'));
  const [first, ...others] = (await resultRows()).map((row) => row.textContent ?? '');
  expect(first).toMatch(/\s元\u2060\/\u2060[月年]/);
  expect(others.every((row) => /\s元\u2060\/\u2060[月年]/.test(row))).toBe(true);

  await user.click(screen.getByRole('button', { name: '保存这次搜索' }));
  await user.click(await screen.findByRole('button', { name: '保存' }));
  const [saved] = savedSearches.read();
  expect(saved).toMatchObject({ name: '吉林省、8,000 元/月以上' });
  expect(saved?.href).toBe(`${six}&salaryFrom=8000&sort=salary`);

  await user.click(screen.getByRole('button', { name: '移除条件：薪资 8,000 元/月以上' }));
  await waitFor(() => expect(at()).toBe(`${six}&sort=salary`));
});

test('the comparison has it where one of the positions says it', async () => {
  renderRoute(`/searchPosition/all?compare=${openSocialPosition},${closedPosition}`);
  const drawer = within(await screen.findByRole('dialog', { name: '岗位对比' }));
  const row = (await drawer.findByRole('rowheader', { name: '薪资' })).closest('tr');
  expect(row).toHaveTextContent(amountOf(openSocialPosition));
  expect(drawer.getByRole('rowheader', { name: '福利' })).toBeVisible();
});

describe('a server without it', () => {
  test('shows positions, and neither filter nor order; a link with its filter still opens, and the filter comes off', async () => {
    const { user, at } = renderRoute(six, { server: 'plain' });
    const rows = await resultRows();
    expect(rows).toHaveLength(6);
    expect(rows.some((row) => /元\u2060?\//.test(row.textContent ?? ''))).toBe(false);
    await within(await facet()).findByText('发布时间', { selector: 'summary *' });
    expect(within(await facet()).queryByText('薪资')).not.toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: '薪资' })).not.toBeInTheDocument();
    act(() => history.push(`${six}&salaryFrom=8000&sort=salary`));
    await user.click(await screen.findByRole('button', { name: '移除条件：薪资 8,000 元/月以上' }));
    expect(await resultRows()).toHaveLength(6);
    await waitFor(() => expect(at()).toBe(`${six}&sort=salary`));
  });
});
