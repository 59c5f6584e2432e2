type Store = typeof import('@/utils/draftStore');

/** The module freshly loaded, as by a new page. */
async function newPage(): Promise<Store> {
  jest.resetModules();
  return import('@/utils/draftStore');
}

/** A database that never answers, as when the page is left meanwhile. */
jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async () => undefined,
  entries: async () => mockEntries,
  keys: async () => [],
  set: () => new Promise(() => undefined),
  delMany: (keys: string[]) => {
    mockRemoved.push(...keys);
    return new Promise(() => undefined);
  },
}));
const mockEntries: [unknown, unknown][] = [];
const mockRemoved: string[] = [];

afterEach(() => {
  window.sessionStorage.clear();
  mockEntries.length = 0;
  mockRemoved.length = 0;
});

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

test('several drafts of one kind are found by their prefix, also one that was still on its way; not those in use', async () => {
  const { writeDraft } = await newPage();
  void writeDraft('resume/one/a', { at: Date.now() });
  void writeDraft('resume/one/open', { at: Date.now() });
  void writeDraft('resume/two/b', { at: Date.now() });
  const { readDrafts } = await newPage();
  const found = await readDrafts('resume/one/', new Set(['resume/one/open']));
  expect(found.map(([key]) => key)).toEqual(['resume/one/a']);
});

test('what others have put among them under keys of other kinds is left alone', async () => {
  const { writeDraft } = await newPage();
  void writeDraft('resume/one/a', { at: Date.now() });
  mockEntries.push([5, 'junk'], [['resume/one/b'], { at: 0 }], [new Date(0), null]);
  const { readDrafts } = await newPage();
  const found = await readDrafts('resume/one/', new Set());
  expect(found.map(([key]) => key)).toEqual(['resume/one/a']);
});

test('what was typed while the device’s clock was two days behind is there once it is right', async () => {
  const { readDrafts } = await newPage();
  const { noteServerDate, serverNow } = await import('@/utils/serverClock');
  const right = Date.now() + 2 * 24 * 60 * 60 * 1000;
  noteServerDate(new Date(right).toUTCString());
  mockEntries.push(['resume/one/a', { at: serverNow() }]);
  expect(await readDrafts('resume/one/', new Set())).toHaveLength(1);
  expect(mockRemoved).toEqual([]);
});

test('those whose time is over are removed from the device, whoever opens the portal next', async () => {
  const day = 24 * 60 * 60 * 1000;
  mockEntries.push(
    ['apply/old', { at: Date.now() - day - 1 }],
    ['resume/one/young', { at: Date.now() }],
  );
  const { readDrafts } = await newPage();
  expect(await readDrafts('resume/one/', new Set())).toHaveLength(1);
  expect(mockRemoved).toEqual(['apply/old']);
});
