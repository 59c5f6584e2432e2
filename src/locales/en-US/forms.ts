import auth from './auth';
import conflict from './conflict';
import password from './password';
import regist from './regist';
import registration from './registration';
import upload from './upload';
import validation from './validation';

/** The texts of login, registration and forms in general, loaded when first needed (locales/load.ts). */
export default {
  ...auth,
  ...conflict,
  ...password,
  ...regist,
  ...registration,
  ...upload,
  ...validation,
};
