import { together } from './together';

together('session', 1);
