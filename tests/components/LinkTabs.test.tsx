import { render } from '@testing-library/react';
import { Tabs } from 'antd';
import { accessibilityErrors } from '../helpers/accessibility';

test('antd’s Tabs with links as labels have a fault each, which is why LinkTabs stays (docs/decisions.md, Own widgets)', async () => {
  const items = ['list', 'month'].map((key) => ({
    key,
    label: <a href={`/x?view=${key}`}>{key}</a>,
  }));
  render(<Tabs items={items} />);
  const nested = (await accessibilityErrors()).filter((fieldError) =>
    fieldError.startsWith('nested-'),
  );
  expect(nested).toHaveLength(items.length);
});
