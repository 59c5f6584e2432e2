import { readDevice, writeDevice } from './deviceStore';
import { createListeners } from './listeners';

/** ask: nobody has chosen yet; denied: the browser forbids it. */
export type AlertState = 'unsupported' | 'denied' | 'ask' | 'on' | 'off';

const key = 'alerts';
const changes = createListeners();

/** Whether this device may remind the person. */
export function alertState(): AlertState {
  if (!('Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const chosen = readDevice(key);
  if (chosen === false) return 'off';
  return chosen === true && Notification.permission === 'granted' ? 'on' : 'ask';
}

export const onAlertState = changes.add;

/** To be called when a button is pressed: browsers ask for the permission only then. */
export async function switchAlerts(isOn: boolean): Promise<void> {
  if (isOn && Notification.permission === 'default') await Notification.requestPermission();
  writeDevice(key, isOn);
  changes.call();
}
