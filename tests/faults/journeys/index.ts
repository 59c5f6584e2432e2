import type { Journey } from '../journey';
import { apply } from './apply';
import { changeAccount } from './changeAccount';
import { closeAccount } from './closeAccount';
import { consent } from './consent';
import { enrol } from './enrol';
import { find } from './find';
import { followUp } from './followUp';
import { interview } from './interview';
import { openPosition } from './open';
import { register } from './register';
import { resume } from './resume';
import { signIn } from './signIn';
import { upload } from './upload';

export const journeys: Journey[] = [
  find,
  openPosition,
  signIn,
  register,
  apply,
  enrol,
  resume,
  upload,
  followUp,
  interview,
  consent,
  changeAccount,
  closeAccount,
];
