import account from './account';
import apply from './apply';
import appointments from './appointments';
import deliveries from './deliveries';
import notifications from './notifications';
import resume from './resume';
import usercenter from './usercenter';

/** The texts that only a signed-in person sees, loaded when first needed (locales/load.ts). */
export default {
  ...account,
  ...apply,
  ...appointments,
  ...deliveries,
  ...notifications,
  ...resume,
  ...usercenter,
};
