import account from './account';
import alerts from './alerts';
import apply from './apply';
import appointments from './appointments';
import deliveries from './deliveries';
import notifications from './notifications';
import offline from './offline';
import usercenter from './usercenter';

/** The texts that only a signed-in person sees, but the résumé's (locales/textSets.ts). */
export default {
  ...account,
  ...alerts,
  ...apply,
  ...appointments,
  ...deliveries,
  ...notifications,
  ...offline,
  ...usercenter,
};
