import { act, screen, waitFor } from '@testing-library/react';
import { useModel } from '@umijs/max';
import { renderRoute } from '../helpers/renderRoute';

type Model = ReturnType<typeof import('@/models/resume').default>;
type User = import('@/services/types').User;
type Resume = import('@/services/types').Resume;
interface Seen {
  model?: Model;
  user?: User;
  sit?: (user: User) => Promise<void>;
}

const seen: Seen = {};

/** Replaces one screen of the real portal and gives the test its model. */
function MockProbe() {
  const { initialState, setInitialState } = useModel('@@initialState');
  seen.model = useModel('resume');
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
function resume(): Resume {
  const { edit } = model();
  if (!edit) throw new Error('There is no résumé yet');
  return edit.resume;
}
async function open(persona: 'complete' | 'newcomer' = 'complete') {
  seen.model = undefined;
  seen.user = undefined;
  const route = renderRoute('/ImproveResume', { persona });
  await screen.findByText('probe');
  await waitFor(() => expect(seen.user).toBeDefined());
  return route;
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
async function signInAs(loginName: string): Promise<void> {
  const { user, sit } = seen;
  if (!user || !sit) throw new Error('Nobody is signed in');
  await act(() => sit({ ...user, loginName }));
}

it('takes the newer résumé that the server hands over with a conflict', async () => {
  await open();
  await read();
  const old = evaluation('甲');
  await act(() => model().save(old));
  const error: unknown = await act(() =>
    model()
      .save({ ...old, value: { text: '乙' } }, { skipErrorHandler: true })
      .catch((failure: unknown) => failure),
  );
  expect(error).toMatchObject({ info: { errorCode: 'RESUME_CONFLICT' } });
  act(() => model().adopt({ ...resume(), version: 99 }));
  await waitFor(() => expect(resume().version).toBe(99));
});

it('shows nobody the résumé of the person before, nor takes in what is saved late for that person', async () => {
  await open();
  await read();
  const { save } = model();
  const late = evaluation('甲');
  await signInAs('somebody');
  await waitFor(() => expect(model().edit).toBeUndefined());
  await act(() => save(late));
  expect(model().edit).toBeUndefined();
});

it('remembers the consent to sensitive data for the person who gave it', async () => {
  await open('newcomer');
  await read();
  act(() => model().agree('2026.1'));
  await waitFor(() => expect(model().agreed).toBe('2026.1'));
  await signInAs('somebody');
  await waitFor(() => expect(model().agreed).toBeUndefined());
});

it('tells the other tabs of a saving, and hears of theirs', async () => {
  await open();
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
