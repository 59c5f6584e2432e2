import account from './account';
import apply from './apply';
import appointments from './appointments';
import auth from './auth';
import deliveries from './deliveries';
import notifications from './notifications';
import regist from './regist';
import resume from './resume';
import validation from './validation';
import usercenter from './usercenter';

/** The texts of signing in and of what a signed-in person sees, loaded when first needed (locales/load.ts). */
export default {
  ...account,
  ...apply,
  ...appointments,
  ...auth,
  ...deliveries,
  ...notifications,
  ...regist,
  ...resume,
  ...validation,
};
  ...usercenter,
