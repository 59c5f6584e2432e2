import account from './account';
import apply from './apply';
import appointments from './appointments';
import deliveries from './deliveries';
import notifications from './notifications';
import usercenter from './usercenter';

/** The texts that only a signed-in person sees, but the résumé's (locales/textSets.ts). */
export default {
  ...account,
  ...apply,
  ...appointments,
  ...deliveries,
  ...notifications,
  ...usercenter,
};
