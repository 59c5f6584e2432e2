import { act, screen, waitFor } from '@testing-library/react';
import { useModel } from '@umijs/max';
import { renderRoute } from '../helpers/renderRoute';

type Model = ReturnType<typeof import('@/models/collection').default>;
type User = import('@/services/types').User;
interface Seen {
  model?: Model;
  user?: User;
  sit?: (user: User) => Promise<void>;
}

const seen: Seen = {};

/** Replaces one screen of the real portal and gives the test its model. */
function MockProbe() {
  const { initialState, setInitialState } = useModel('@@initialState');
  seen.model = useModel('collection');
  seen.user = initialState?.user;
  seen.sit = (user) => setInitialState({ status: 'ready', user });
  return <p>probe</p>;
}
jest.mock('@/features/resume/ImproveResumeScreen', () => ({
  __esModule: true,
  default: MockProbe,
}));

function model(): Model {
  if (!seen.model) throw new Error('The probe is not on the screen');
  return seen.model;
}
const query = { sort: 'collected', current: 1, pageSize: 20 } as const;
async function open() {
  seen.model = undefined;
  seen.user = undefined;
  const route = renderRoute('/ImproveResume', { persona: 'deliveries' });
  await screen.findByText('probe');
  await waitFor(() => expect(seen.user).toBeDefined());
  await act(() => model().load(query));
  return route;
}
/** The collected ids in the order of collecting, the last one first. */
function ids(): string[] {
  const { page } = model();
  if (!page) throw new Error('No page was read');
  return page.list.map(({ position }) => position.id);
}
function first(): string {
  const [id] = ids();
  if (!id) throw new Error('Nothing is collected');
  return id;
}

it('a choice whose answer got lost leaves the word to what the server says next', async () => {
  const { setServer } = await open();
  const id = first();
  setServer('lost');
  await act(() => expect(model().remove([id])).rejects.toThrow());
  await act(() => model().load(query));
  expect(ids()).not.toContain(id);
  expect(model().isCollected(id, false)).toBe(false);
  await act(() => expect(model().add(id)).rejects.toThrow());
  await act(() => model().load(query));
  expect(first()).toBe(id);
  expect(model().isCollected(id, true)).toBe(true);
});

it('after a refusal the choice before it holds, as the lists in view are older', async () => {
  const { setServer } = await open();
  const id = first();
  await act(() => model().remove([id]));
  setServer('error0');
  await act(() => expect(model().add(id)).rejects.toThrow());
  expect(model().isCollected(id, true)).toBe(false);
});

it('tells the other tabs of a choice, and takes over what the same person has chosen there', async () => {
  const { setServer } = await open();
  const otherTab = new BroadcastChannel('army-site-collection');
  const reported: unknown[] = [];
  otherTab.addEventListener('message', ({ data }) => reported.push(data));
  const owner = seen.user?.loginName;
  const id = first();
  await act(() => model().remove([id]));
  setServer('error0');
  await act(() => expect(model().add(id)).rejects.toThrow());
  await waitFor(() => expect(reported).toEqual([{ owner, choices: { [id]: false } }]));

  for (const message of [
    'junk',
    { owner },
    { owner, choices: ['p1'] },
    { owner, choices: { p1: 'yes' } },
    { owner: 'somebody', choices: { p1: true, [id]: true } },
    { owner, choices: { p2: true } },
  ]) {
    otherTab.postMessage(message);
  }
  await waitFor(() => expect(model().isCollected('p2', false)).toBe(true));
  expect(model().isCollected(id, false)).toBe(false);
  expect(model().isCollected('p1', false)).toBe(false);
  otherTab.close();
});

it('shows nobody the collection of the person before, nor what was asked for that person', async () => {
  await open();
  const { load, remove } = model();
  const { user, sit } = seen;
  const id = first();
  if (!user || !sit) throw new Error('Nobody is signed in');
  await act(() => sit({ ...user, loginName: 'somebody' }));
  await waitFor(() => expect(model().page).toBeUndefined());
  await act(async () => {
    await remove([id]);
    await load(query);
  });
  expect(model().page).toBeUndefined();
  expect(model().isCollected(id, true)).toBe(true);
});
