/** What the screens share (src/models), by a probe in the place of one screen of the real portal. */
import { act, screen, waitFor } from '@testing-library/react';
import { useModel } from '@umijs/max';
import { firstOf } from '../helpers/present';
import { renderRoute } from '../helpers/renderRoute';

type CollectionModel = ReturnType<typeof import('@/models/collection').default>;
type ResumeModel = ReturnType<typeof import('@/models/resume').default>;
type User = import('@/services/types').User;
type Resume = import('@/services/types').Resume;
type Persona = import('../helpers/renderRoute').RouteOptions['persona'];

interface Seen {
  collection?: CollectionModel;
  resume?: ResumeModel;
  user?: User;
  sit?: (user: User) => Promise<void>;
}
let seen: Seen = {};

function MockProbe() {
  const { initialState, setInitialState } = useModel('@@initialState');
  seen.collection = useModel('collection');
  seen.resume = useModel('resume');
  seen.user = initialState?.user;
  seen.sit = (user) => setInitialState({ status: 'ready', user });
  return <p>probe</p>;
}

jest.mock('@/features/resume/ImproveResumeScreen', () => ({
  __esModule: true,
  default: MockProbe,
}));

async function mount(persona: Persona) {
  seen = {};
  const route = renderRoute('/ImproveResume', { persona });
  await screen.findByText('probe');
  await waitFor(() => expect(seen.user).toBeDefined());
  return route;
}

async function signInAs(loginName: string): Promise<void> {
  const { user, sit } = seen;
  if (!user || !sit) throw new Error('Nobody is signed in');
  await act(() => sit({ ...user, loginName }));
}

describe('the collection', () => {
  function model(): CollectionModel {
    if (!seen.collection) throw new Error('The probe is not on the screen');
    return seen.collection;
  }

  const query = { sort: 'collected', current: 1, pageSize: 20 } as const;
  async function open() {
    const route = await mount('deliveries');
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
    return firstOf(ids());
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
    const id = first();
    await signInAs('somebody');
    await waitFor(() => expect(model().page).toBeUndefined());
    await act(async () => {
      await remove([id]);
      await load(query);
    });
    expect(model().page).toBeUndefined();
    expect(model().isCollected(id, true)).toBe(true);
  });
});

describe('the résumé', () => {
  function model(): ResumeModel {
    if (!seen.resume) throw new Error('The probe is not on the screen');
    return seen.resume;
  }

  function resume(): Resume {
    const { edit } = model();
    if (!edit) throw new Error('There is no résumé yet');
    return edit.resume;
  }
  /** As screens do: `load` is another function for another person, and the effect reads again. */
  async function read(): Promise<void> {
    await waitFor(async () => {
      await act(() => model().load());
      expect(model().edit).toBeDefined();
    });
  }
  const evaluation = (text: string) => ({
    section: 'selfEvaluation' as const,
    value: { text },
    version: resume().version,
  });

  it('shows nobody the résumé of the person before, nor takes in what is saved late for that person', async () => {
    await mount('complete');
    await read();
    const { save } = model();
    const late = evaluation('甲');
    await signInAs('somebody');
    await waitFor(() => expect(model().edit).toBeUndefined());
    await act(() => save(late));
    expect(model().edit).toBeUndefined();
  });

  it('remembers the consent to sensitive data for the person who gave it', async () => {
    await mount('newcomer');
    await read();
    act(() => model().agree('2026.1'));
    await waitFor(() => expect(model().agreed).toBe('2026.1'));
    await signInAs('somebody');
    await waitFor(() => expect(model().agreed).toBeUndefined());
  });

  it('tells the other tabs of a saving, and hears of theirs', async () => {
    await mount('complete');
    await read();
    const otherTab = new BroadcastChannel('army-site-resume');
    const sentToOtherTabs: unknown[] = [];
    otherTab.addEventListener('message', ({ data }) => sentToOtherTabs.push(data));
    const heard: number[] = [];
    const stop = model().onSavedElsewhere((version) => heard.push(version));

    const owner = seen.user?.loginName;
    await act(() => model().save(evaluation('甲')));
    await waitFor(() => expect(sentToOtherTabs).toEqual([{ owner, version: resume().version }]));

    for (const message of [
      'junk',
      { version: 3 },
      { owner: 'somebody', version: 4 },
      { owner, version: 5 },
    ]) {
      otherTab.postMessage(message);
    }
    await waitFor(() => expect(heard).toEqual([5]));
    stop();
    otherTab.close();
  });
});
