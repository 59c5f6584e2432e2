import { together } from './together';

together('pages', 3);
