import { together } from './together';

together('mock', 1);
