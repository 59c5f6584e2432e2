/** @ownModules A file that has loaded is there at once. */
import { setImmediate as turn } from 'node:timers/promises';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { showMessage } from '@/request/feedback';
import { renderRoute } from '../helpers/renderRoute';

let mockIsMissing = true;
const mockFetched = jest.fn();

// The chunk of the notice centre does not load at first.
jest.mock('../../src/layouts/NoticeCentre', () => {
  mockFetched();
  if (!mockIsMissing) return jest.requireActual('../../src/layouts/NoticeCentre');
  throw Object.assign(new Error('Loading chunk notices failed.'), { name: 'ChunkLoadError' });
});

/** Waits for the one fetch that an occasion leads to, which fails. */
async function failsAfter(occasion: () => void): Promise<void> {
  mockFetched.mockClear();
  // React writes to the console what the boundary caught.
  const caught = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  caught.mockClear();
  act(occasion);
  await waitFor(() => expect(caught).toHaveBeenCalled());
  // What waits does not fetch again by itself: without a network that would never end.
  for (let left = 5; left > 0; left -= 1) await act(() => turn());
  expect(mockFetched).toHaveBeenCalledTimes(1);
}

test('a notice centre that did not load is fetched with the next act, notice or connection, and says what waits', async () => {
  renderRoute('/recruitmentflow');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  const connect = () => fireEvent(window, new Event('online'));
  connect();
  await act(() => turn());
  expect(mockFetched).not.toHaveBeenCalled();
  await failsAfter(() => showMessage('error', '第一条'));
  await failsAfter(() => fireEvent.pointerDown(document.body));
  await failsAfter(() => fireEvent.keyDown(document.body, { key: 'Tab' }));
  await failsAfter(() => showMessage('error', '第二条'));
  await failsAfter(connect);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  mockIsMissing = false;
  connect();
  expect(await screen.findByText('第一条')).toBeVisible();
  expect(screen.getByText('第二条')).toBeVisible();
  act(() => showMessage('error', '第三条'));
  expect(await screen.findByText('第三条')).toBeVisible();
});
