import { act, screen, waitFor } from '@testing-library/react';
import { useModel } from '@umijs/max';
import { deliveryIn, moveDelivery } from '../helpers/deliveries';
import { renderRoute } from '../helpers/renderRoute';

type Model = ReturnType<typeof import('@/models/notice').default>;
interface Seen {
  model?: Model;
  signOut?: () => Promise<void>;
}

const seen: Seen = {};

/** Replaces one screen of the real portal and gives the test its model. */
function MockProbe() {
  const { setInitialState } = useModel('@@initialState');
  seen.model = useModel('notice');
  seen.signOut = () => setInitialState({ status: 'ready' });
  return <p>probe</p>;
}
jest.mock('@/features/content/FlowScreen', () => ({ __esModule: true, default: MockProbe }));

function model(): Model {
  if (!seen.model) throw new Error('The probe is not on the screen');
  return seen.model;
}

async function open() {
  seen.model = undefined;
  const route = renderRoute('/recruitmentflow', { persona: 'deliveries' });
  await screen.findByText('probe');
  await waitFor(() => expect(model().unread).toBeGreaterThan(0));
  return route;
}

test('a count that changed elsewhere is news; the first one, and one’s own marks, are not', async () => {
  const { space } = await open();
  const before = model().unread;
  expect(model().news).toBe(0);

  const { id } = await deliveryIn(space, 'submitted');
  await moveDelivery(space, id, 'screening');
  let isNews: boolean | undefined;
  await act(async () => {
    isNews = await model().check();
  });
  expect(isNews).toBe(true);
  expect(model()).toMatchObject({ unread: before + 1, news: 1 });

  await act(async () => {
    await model().confirm({ notificationIds: 'all' });
    isNews = await model().check();
  });
  expect(isNews).toBe(false);
  expect(model()).toMatchObject({ unread: 0, news: 1 });
});

test('what was asked before a write does not undo it', async () => {
  await open();
  const before = model().unread;
  let isNews: boolean | undefined;
  await act(async () => {
    const asked = model().check();
    model().setUnread((count) => count - before);
    await model().confirm({ notificationIds: 'all' });
    isNews = await asked;
  });
  expect(isNews).toBe(false);
  expect(model()).toMatchObject({ unread: 0, news: 0 });
});

test('a refused write is handed on, and asking goes on', async () => {
  const { setServer } = await open();
  const before = model().unread;
  setServer('biz');
  await act(async () => {
    await expect(
      model().confirm({ notificationIds: 'all' }, { skipErrorHandler: true }),
    ).rejects.toThrow();
  });
  setServer('normal');
  await act(async () => {
    expect(await model().check()).toBe(false);
  });
  expect(model().unread).toBe(before);
});

test('nothing of a person stays when another one, or nobody, sits there', async () => {
  const { space } = await open();
  const { id } = await deliveryIn(space, 'submitted');
  await moveDelivery(space, id, 'screening');
  await act(async () => {
    await model().check();
  });
  expect(model().said).toBe(model().unread);
  await act(async () => {
    await seen.signOut?.();
  });
  const nothing = { unread: 0, said: 0, header: undefined };
  await waitFor(() => expect(model()).toMatchObject(nothing));
});
