/** @ownModules The entry runs once for each page. */
const order: string[] = [];

jest.mock('react-dom/client', () => {
  order.push('React');
  return {};
});
jest.mock('@umijs/max', () => {
  order.push('Umi');
  return {};
});
jest.mock('antd', () => {
  order.push('antd');
  return {};
});
jest.mock(
  '@@/umi',
  () => {
    order.push('portal');
    return {};
  },
  { virtual: true },
);

/** What waits for a promise runs; no timer does. */
async function endTask(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

it('the entry runs its packages one after the other, each in a task of its own, the portal last', async () => {
  jest.useFakeTimers();
  require('@/early/entry');
  const seen: string[][] = [];
  for (let task = 0; task < 5; task += 1) {
    await endTask();
    seen.push([...order]);
    jest.runOnlyPendingTimers();
  }
  expect(seen).toEqual([
    ['React'],
    ['React', 'Umi'],
    ['React', 'Umi', 'antd'],
    ['React', 'Umi', 'antd', 'portal'],
    ['React', 'Umi', 'antd', 'portal'],
  ]);
});
