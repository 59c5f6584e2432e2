import { together } from './together';

together('forms', 1);
