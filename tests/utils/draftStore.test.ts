type Store = typeof import('@/utils/draftStore');

/** The module as a page loads it: nothing in its memory. */
async function newPage(): Promise<Store> {
  jest.resetModules();
  return import('@/utils/draftStore');
}

/** A database that never answers, as for a page that is left meanwhile. */
jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async () => undefined,
  keys: async () => [],
  set: () => new Promise(() => undefined),
  delMany: () => new Promise(() => undefined),
}));

afterEach(() => window.sessionStorage.clear());

test('what was written just before the page was left is there on the next one', async () => {
  const { writeDraft } = await newPage();
  void writeDraft('apply/one', { at: 1, values: { motivation: 'typed' } });
  const { readDraft } = await newPage();
  await expect(readDraft('apply/one')).resolves.toEqual({
    at: 1,
    values: { motivation: 'typed' },
  });
});

test('what was dropped just before does not come back', async () => {
  const { readDraft, writeDraft } = await newPage();
  void writeDraft('apply/one', { at: 1 });
  void writeDraft('apply/one', undefined);
  await expect(readDraft('apply/one')).resolves.toBeUndefined();
});
