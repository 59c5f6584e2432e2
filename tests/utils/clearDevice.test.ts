import { clearDevice } from '@/utils/clearDevice';
import { createDeviceList } from '@/utils/deviceList';
import { readDevice, writeDevice } from '@/utils/deviceStore';
import { countDrafts, readDraft, writeDraft } from '@/utils/draftStore';

const isText = (value: unknown): value is string => typeof value === 'string';

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('removes what is the portal’s, and nothing of others on the same origin', async () => {
  for (const area of [window.localStorage, window.sessionStorage]) {
    area.setItem('army-site-recent', '[]');
    area.setItem('army-site-token', '{}');
    area.setItem('umi_locale', 'en-US');
    area.setItem('army-sitemap', 'another app’s');
    area.setItem('sso', 'another app’s');
  }
  await clearDevice();
  for (const area of [window.localStorage, window.sessionStorage]) {
    expect(Object.keys(area).sort()).toEqual(['army-sitemap', 'sso']);
  }
});

it('removes drafts, whoever’s they are', async () => {
  await writeDraft('resume/one', { at: 1 });
  await writeDraft('apply/two', { at: 2 });
  expect(await countDrafts()).toBe(2);
  await clearDevice();
  expect(await countDrafts()).toBe(0);
  expect(await readDraft('resume/one')).toBeUndefined();
});

it('a list in view hears that it is empty', async () => {
  const list = createDeviceList('clear-test', isText, 5);
  const heard = jest.fn();
  list.write(['one']);
  const stop = list.subscribe(heard);
  await clearDevice();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(list.read()).toEqual([]);
  stop();
});

it('forgets what a full storage did not take, and bears one that is blocked', async () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeDevice('clear-test', 'kept in the tab');
  expect(readDevice('clear-test')).toBe('kept in the tab');
  full.mockRestore();
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await expect(clearDevice()).resolves.toBeUndefined();
  blocked.mockRestore();
  expect(readDevice('clear-test')).toBeUndefined();
});
