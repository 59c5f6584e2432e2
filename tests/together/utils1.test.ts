import { together } from './together';

together('utils', 1);
