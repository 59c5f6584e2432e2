import account from './account';
import apply from './apply';
import auth from './auth';
import content from './content';
import deliveries from './deliveries';
import enterprises from './enterprises';
import home from './home';
import month from './month';
import positions from './positions';
import resume from './resume';
import share from './share';
import validation from './validation';

/** The screens' texts, loaded beside the start-up call (locales/load.ts). */
export default {
  ...account,
  ...apply,
  ...content,
  ...deliveries,
  ...resume,
  ...share,
  ...enterprises,
  ...validation,
  ...auth,
  ...home,
  ...month,
  ...positions,
};
