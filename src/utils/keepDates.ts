import { readDevice, writeDevice } from './deviceStore';
import { type KeptDates, readKeptDates, removeKeptDates, writeKeptDates } from './keptDates';
import { createListeners } from './listeners';
import { currentPack } from './locale';
import { endOfflineWorker, startOfflineWorker } from './offlineWorker';
import { serverNow } from './serverClock';

const sharedKey = 'shared-device';
const keepKey = 'keep-dates';

/** A device that other people use, too: nothing is kept there unasked. */
export const isSharedDevice = () => readDevice(sharedKey) === true;

/** Whether the dates stay on this device: unless it is a shared one, or as the person has chosen. */
export function isKeepingDates(): boolean {
  const chosen = readDevice(keepKey);
  return typeof chosen === 'boolean' ? chosen : !isSharedDevice();
}

let present: KeptDates | undefined;
const changes = createListeners();

/** Calls back when other dates are known. */
export const onDates = changes.add;

/** The dates that this page has read last, else those kept on the device. */
export const presentDates = async () => present ?? readKeptDates();

async function keep(): Promise<void> {
  if (!present || !isKeepingDates()) return;
  startOfflineWorker();
  await writeKeptDates(present);
}

/** Knows these dates from now on, and keeps them where that is wanted. */
export async function noteDates(
  found: Pick<KeptDates, 'loginName' | 'deliveries' | 'dates'>,
): Promise<void> {
  const now = serverNow();
  const times = { savedAt: new Date(now).toISOString(), aheadMs: now - Date.now() };
  present = { ...found, ...times, pack: currentPack() };
  changes.call();
  await keep();
}

/** Removes the dates from page and device; called at sign-out. */
export async function forgetDates(): Promise<void> {
  present = undefined;
  changes.call();
  await Promise.all([removeKeptDates(), endOfflineWorker()]);
}

async function follow(): Promise<void> {
  if (isKeepingDates()) await keep();
  else await Promise.all([removeKeptDates(), endOfflineWorker()]);
}

export async function setKeepingDates(isKept: boolean): Promise<void> {
  writeDevice(keepKey, isKept);
  await follow();
}

/** Says that other people use this device, too, or that they do not; what was chosen before no longer counts. */
export async function setSharedDevice(isShared: boolean): Promise<void> {
  writeDevice(sharedKey, isShared || undefined);
  writeDevice(keepKey, undefined);
  await follow();
}
