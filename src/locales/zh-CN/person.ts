import account from './account';
import apply from './apply';
import appointments from './appointments';
import auth from './auth';
import deliveries from './deliveries';
import notifications from './notifications';
import password from './password';
import regist from './regist';
import registration from './registration';
import resume from './resume';
import upload from './upload';
import usercenter from './usercenter';
import validation from './validation';

/** The texts of signing in and of what a signed-in person sees, loaded when first needed (locales/load.ts). */
export default {
  ...account,
  ...apply,
  ...appointments,
  ...auth,
  ...deliveries,
  ...notifications,
  ...password,
  ...regist,
  ...registration,
  ...resume,
  ...upload,
  ...usercenter,
  ...validation,
};
