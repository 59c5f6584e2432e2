import { together } from './together';

together('hooks', 1);
