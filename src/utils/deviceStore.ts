import { createJsonStore } from './jsonStore';

/** Small preferences stored on this device. A storage error never stops the portal. */
export const {
  nameOf: deviceKey,
  keys: deviceKeys,
  read: readDevice,
  write: writeDevice,
  clear: clearDeviceStore,
} = createJsonStore('local');
