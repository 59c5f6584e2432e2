import { together } from './together';

together('components', 1);
