import { together } from './together';

together('request', 1);
