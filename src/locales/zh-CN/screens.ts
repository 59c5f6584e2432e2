import account from './account';
import deliveries from './deliveries';

/** The screens' texts, loaded beside the start-up call (locales/load.ts). */
export default { ...account, ...deliveries };
