import { together } from './together';

together('features', 2);
