import { useSyncExternalStore } from 'react';
import type { DeviceList } from '@/utils/deviceList';

/** The entries of a list that this device stores; the same in every tab. */
export function useDeviceList<T>({ subscribe, read }: DeviceList<T>): readonly T[] {
  return useSyncExternalStore(subscribe, read, read);
}
