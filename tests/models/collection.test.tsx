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

it('holds the page that was read last, with how many there are', async () => {
  await open();
  expect(model().page?.total).toBe(ids().length);
});

it('shows a removal at once; read again, the list is without it, and adding brings it back', async () => {
  await open();
  const [id, count] = [first(), ids().length];
  await act(() => model().remove([id]));
  expect(model().isCollected(id, true)).toBe(false);
  await act(() => model().load(query));
  expect(ids()).not.toContain(id);
  expect(model().page?.total).toBe(count - 1);
  await act(() => model().add(id));
  expect(model().isCollected(id, false)).toBe(true);
  await act(() => model().load(query));
  expect(first()).toBe(id);
});

it('undoes a choice that the server refuses, and hands the failure on', async () => {
  const { setServer } = await open();
  const id = first();
  setServer('error0');
  await act(async () => {
    const removal = model().remove([id]);
    await expect(removal).rejects.toThrow();
  });
  expect(model().isCollected(id, true)).toBe(true);
  expect(model().isPending(id)).toBe(false);
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
