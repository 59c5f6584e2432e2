import { render, screen } from '@testing-library/react';
import { Tabs } from 'antd';
import LinkTabs from '@/components/LinkTabs';
import { accessibilityFaults } from '../helpers/accessibility';
import { renderWithTexts } from '../helpers/texts';

const tabs = ['list', 'month'].map((key) => ({
  key,
  label: key,
  to: `/x?view=${key}`,
  isCurrent: key === 'list',
}));

test('tabs that are addresses are links in a navigation, without accessibility faults', async () => {
  renderWithTexts(<LinkTabs label="View" tabs={tabs} />);
  expect(screen.getByRole('navigation', { name: 'View' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'list' })).toHaveAttribute('aria-current', 'page');
  expect(await accessibilityFaults()).toEqual([]);
});

test('antd’s Tabs with links as labels have a fault each, which is why LinkTabs stays (docs/decisions.md)', async () => {
  const items = tabs.map(({ key, label, to }) => ({ key, label: <a href={to}>{label}</a> }));
  render(<Tabs items={items} />);
  const nested = (await accessibilityFaults()).filter((fault) => fault.startsWith('nested-'));
  expect(nested).toHaveLength(tabs.length);
});
