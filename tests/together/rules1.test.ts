/** @jest-environment node */
import { together } from './together';

together('rules', 1);
