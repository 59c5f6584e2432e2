import type entry from './zh-CN/entry';
import type forms from './zh-CN/forms';
import type person from './zh-CN/person';
import type screens from './zh-CN/screens';

/** Every text key of the portal: a misspelt key is a compile error. */
export type TextKey =
  | keyof typeof entry
  | keyof typeof screens
  | keyof typeof forms
  | keyof typeof person;
