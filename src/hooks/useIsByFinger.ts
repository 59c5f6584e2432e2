import { useMediaQuery } from './useMediaQuery';

/** Whether fingers are the main pointer: then the device's own pickers are used. */
export function useIsByFinger(): boolean {
  return useMediaQuery('(pointer: coarse)');
}
