import { act } from '@testing-library/react';

export const userKey = 'army-site-user';
export const otherPerson = JSON.stringify({ loginName: 'other', name: '李思', domain: 'portal' });

/** Another person signs in in another tab, which this one hears of. */
export async function signInElsewhere(): Promise<void> {
  await act(async () => {
    window.localStorage.setItem(userKey, otherPerson);
    const storageArea = window.localStorage;
    window.dispatchEvent(new StorageEvent('storage', { key: userKey, storageArea }));
  });
}
