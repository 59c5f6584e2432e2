import { refusalDetails } from '@/features/apply/refusal';
import {
  ConflictError,
  fieldsInConflict,
  sendStep,
  stepOfProblem,
} from '@/features/apply/saveFailure';
import type { FieldValues, WizardPage } from '@/services/types';
import { wizardPage as page } from '../../helpers/wizardPage';
import { failed, ok, startServer, storeToken } from '../../request/server';

const server = startServer();

beforeEach(() => {
  storeToken();
});

test.each<[string, FieldValues, FieldValues, FieldValues, string[]]>([
  ['nothing was saved elsewhere', { reason: 'a' }, { reason: 'a' }, { reason: 'b' }, []],
  ['the same was saved elsewhere', { reason: 'a' }, { reason: 'b' }, { reason: 'b' }, []],
  ['both changed it', { reason: 'a' }, { reason: 'b' }, { reason: 'c' }, ['reason']],
  ['changed elsewhere alone', { reason: 'a' }, { reason: 'b' }, { reason: 'a' }, []],
  ['first answered elsewhere', {}, { reason: 'b' }, { reason: 'c' }, ['reason']],
  ['emptied elsewhere', { reason: 'a' }, { reason: null }, { reason: 'c' }, ['reason']],
  ['nothing is nothing, however it is written', { reason: null }, {}, { reason: '' }, []],
  ['what this step does not answer', { other: 'a' }, { other: 'b' }, { reason: 'c' }, []],
  ['lists are compared', { reason: ['a'] }, { reason: ['a', 'b'] }, { reason: ['c'] }, ['reason']],
])('%s', (_name, base, newer, mine, names) => {
  expect(fieldsInConflict(page(base), page(newer), { values: mine })).toEqual(names);
});

test.each([
  ['reason', 'extra'],
  ['sessionId', 'target'],
  ['declared', 'check'],
  ['basic.name', 'resume'],
])('a problem of %s is mended in the step %s', (field, step) => {
  expect(stepOfProblem(page({}), field)).toBe(step);
});

test('a failure that is no refusal says nothing', () => {
  expect(refusalDetails(new Error('other'))).toEqual({});
});

describe('a refusal of an old version that does not bring the newer page', () => {
  const old = { field: 'version', message: '内容已经更新' };
  const asked = () =>
    server.calls.map(({ method, data }) => [method, data && JSON.parse(data).version]);

  /** A server with this page, which takes a saving of its version alone. */
  function holding(now: WizardPage): void {
    server.answer(({ method, data }) => {
      if (method === 'get') return ok(now);
      if (JSON.parse(data).version !== now.version)
        return failed({ errorCode: 42201, fieldErrors: [old] });
      return ok({ ...now, version: now.version + 1 });
    });
  }

  it('saves again over the page that the server has now, as after an answer that was lost', async () => {
    holding({ ...page({ reason: 'b' }), version: 2 });
    const done = await sendStep('extra', { values: { reason: 'b' } }, page({ reason: 'a' }));
    expect([done.over.version, done.saved.version]).toEqual([2, 3]);
    expect(asked()).toEqual([
      ['post', 1],
      ['get', undefined],
      ['post', 2],
    ]);
  });

  it('saves both when the other window has changed another answer', async () => {
    holding({ ...page({ reason: 'b', note: 'y' }), version: 2 });
    const mine = { values: { reason: 'a', note: 'z' } };
    await sendStep('extra', mine, page({ reason: 'a', note: 'y' }));
    expect(JSON.parse(server.calls.at(-1)?.data ?? '').values).toEqual({ reason: 'b', note: 'z' });
  });

  it('asks the person when the other window has answered otherwise', async () => {
    holding({ ...page({ reason: 'c' }), version: 2 });
    const sending = sendStep('extra', { values: { reason: 'b' } }, page({ reason: 'a' }));
    await expect(sending).rejects.toThrow(ConflictError);
  });

  it('does not go on for ever with a server that refuses its own version', async () => {
    server.answer(({ method }) =>
      method === 'get' ? ok(page({})) : failed({ errorCode: 42201, fieldErrors: [old] }),
    );
    const sending = sendStep('extra', { values: { reason: 'b' } }, page({}));
    await expect(sending).rejects.toMatchObject({ info: { errorCode: '42201' } });
    expect(server.calls).toHaveLength(2);
  });

  it('reads the page anew when the refusal brings one without a version', async () => {
    const now = { ...page({ reason: 'b' }), version: 2 };
    server.answer(({ method, data }) => {
      if (method === 'get') return ok(now);
      if (JSON.parse(data).version === 2) return ok({ ...now, version: 3 });
      return failed({ errorCode: 42201, fieldErrors: [old], data: { ...now, version: null } });
    });
    const { saved } = await sendStep('extra', { values: { reason: 'b' } }, page({ reason: 'a' }));
    expect(saved.version).toBe(3);
  });

  it('does not go on for ever with a server that brings another version each time', async () => {
    let version = 1;
    server.answer(() => {
      version += 1;
      return failed({ errorCode: 42201, fieldErrors: [old], data: { ...page({}), version } });
    });
    const sending = sendStep('extra', { values: { reason: 'b' } }, page({}));
    await expect(sending).rejects.toMatchObject({ info: { errorCode: '42201' } });
    expect(asked()).toEqual([
      ['post', 1],
      ['post', 2],
      ['post', 3],
    ]);
  });
});
