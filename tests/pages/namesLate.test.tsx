/** @ownModules Terms are kept for the whole visit once they have come (hooks/lookup). */
import { screen, waitFor, within } from '@testing-library/react';
import { holdCalls } from '../helpers/brokenCalls';
import { renderRoute } from '../helpers/renderRoute';

it('what comes later has its room: the facts of an enterprise, and rows of positions', async () => {
  renderRoute('/unitInfo/10002');
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const part of ['/termjson/', '/treejson', '/major/list']) holdCalls(part, () => released);
  const facts = within(await screen.findByRole('region', { name: '基本情况' }));
  const labels = ['单位性质', '行业', '规模', '所在地区'];
  const cellOf = (label: string) => facts.getByText(label).closest('tr')?.querySelector('td');
  for (const label of labels) expect(cellOf(label)).toHaveTextContent('…');
  const [row] = await screen.findAllByRole('article');
  const room = () => row?.querySelectorAll('.coming');
  expect(room()).not.toHaveLength(0);
  release?.();
  await waitFor(() => {
    for (const label of labels) expect(cellOf(label)).not.toHaveTextContent('…');
  });
  await waitFor(() => expect(room()).toHaveLength(0));
});
