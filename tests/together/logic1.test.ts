import { together } from './together';

together('logic', 1);
