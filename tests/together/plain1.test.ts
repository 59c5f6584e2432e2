/** @jest-environment node */
import { together } from './together';

together('plain', 1);
