import { setTimeout as wait } from 'node:timers/promises';
import { act, screen } from '@testing-library/react';

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

/** This tab has said so, and a call that an action of the former person still makes is out. */
export async function seenHere(): Promise<void> {
  expect(await screen.findByText(/以 李思 的身份登录，本页已同步。$/)).toBeVisible();
  await act(() => wait(100));
}
