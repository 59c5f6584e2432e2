import { createListeners } from './listeners';

/** Calls back with each error that an error boundary has caught: the browser does not tell of these. */
export const crashes = createListeners<unknown>();
