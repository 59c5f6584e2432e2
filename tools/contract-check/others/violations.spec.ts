import { expect, test } from '@playwright/test';

test('no call and no answer of the main job breaks the contract', async ({ request }) => {
  const { checked, violations } = await (await request.get('/__violations')).json();
  expect(violations).toEqual([]);
  expect(checked).toBeGreaterThan(50);
});
