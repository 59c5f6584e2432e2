import type entry from './zh-CN/entry';
import type forms from './zh-CN/forms';
import type person from './zh-CN/person';
import type reading from './zh-CN/reading';
import type resume from './zh-CN/resume';
import type start from './zh-CN/start';

/** Every text key of the portal: a misspelt key is a compile error. */
export type TextKey =
  | keyof typeof entry
  | keyof typeof start
  | keyof typeof reading
  | keyof typeof forms
  | keyof typeof person
  | keyof typeof resume;
