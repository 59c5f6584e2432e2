import { readTab, writeTab } from '@/utils/tabStore';

export const recoverSteps = ['target', 'password', 'done'] as const;
export type RecoverStep = (typeof recoverSteps)[number];

export interface RecoverValues {
  target: string;
  captcha: string;
  code: string;
  newPassword: string;
}

const tabKey = 'recover';

/** Stored in the tab, because a phone may unload the tab while the person reads the code in another app. */
export function storeTarget(target: string): void {
  writeTab(tabKey, target || undefined);
}

/** The initial values, with the target that this tab stored before a reload. */
export function storedValues(): RecoverValues {
  const kept = readTab(tabKey);
  const target = typeof kept === 'string' ? kept : '';
  return { target, captcha: '', code: '', newPassword: '' };
}
