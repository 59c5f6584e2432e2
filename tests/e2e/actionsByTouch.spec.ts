import { expect, test } from './preview';

test('the action stays at the foot of a phone, above the bar where there is one', async ({
  page,
  preview,
}) => {
  await preview.as('visitor');
  const enrol = page.getByRole('link', { name: '报名', exact: true });
  const gap = async () => {
    const box = await enrol.boundingBox();
    return box && (page.viewportSize()?.height ?? 0) - box.y - box.height;
  };
  await page.goto('/applyActivity/4001/applyActivity');
  await expect.poll(gap).toBe(57 + 8);
  await page.goto('/applyActivity/4001/applyActivity?headStyle=false');
  await expect.poll(gap).toBe(8);
});
