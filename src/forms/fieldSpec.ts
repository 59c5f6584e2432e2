import type { ReactNode } from 'react';
import type { Term, UploadedFile } from '@/services/types';

/** The types of fields that the registry knows; the values they hold stand beside them. */
export type KnownFieldType =
  /** text */
  | 'text'
  | 'textarea'
  | 'password'
  /** a name to sign in by */
  | 'loginName'
  /** a code that comes by a message, asked for by its own button (`sending`) */
  | 'code'
  /** what a picture says (`captcha`) */
  | 'captcha'
  | 'mobile'
  | 'email'
  | 'idNumber'
  /** a number, or the text of one that is not finished */
  | 'number'
  /** a code of `options` */
  | 'select'
  | 'radio'
  /** codes of `options` */
  | 'checkbox'
  /** true or false */
  | 'boolean'
  | 'agreement'
  /** YYYY-MM-DD */
  | 'date'
  /** YYYY-MM */
  | 'month'
  /** a code of the region tree; codes of it */
  | 'region'
  | 'regions'
  /** codes of the category tree */
  | 'categories'
  /** a code of the server's list */
  | 'school'
  | 'major'
  /** a name, typed freely or taken from the server's list */
  | 'schoolName'
  | 'majorName'
  /** the id of an uploaded file */
  | 'file'
  | 'image'
  /** an uploaded file with its name */
  | 'attachment'
  /** the id of an ID photo, which is cropped before it is sent */
  | 'photo';

/** Parts of the path to a value in a form: keys of objects, places in lists. */
export type FieldPath = readonly (string | number)[];

/** The call that sends a code, and how it stands. */
export interface CodeSending {
  isSending: boolean;
  /** Until another code may be asked for. */
  secondsLeft: number;
  /** Of the code that was sent last. */
  validMinutes?: number;
  onSend: () => void;
}

/** The picture of a captcha, and the way to another one. */
export interface CaptchaPicture {
  picture?: { url: string };
  isLoading: boolean;
  hasFailed: boolean;
  refresh: () => void;
}

/** A field of a form, whoever describes it: the contract, the résumé's table, or a screen. */
export interface FieldSpec {
  /** Where its value stands in the form, or in the row of a list. */
  name: string | FieldPath;
  /** A type that the registry does not know is drawn as text. */
  type: KnownFieldType | (string & {});
  label: string;
  /** Language of a label that comes from the server. */
  labelLang?: string;
  /** For an agreement: its words, where they are more than a label. */
  words?: ReactNode;
  /** The rule or the help, said before the mistake. */
  hint?: ReactNode;
  isRequired?: boolean;
  /** Shown, but not to be changed. */
  isLocked?: boolean;
  options?: readonly Term[];
  /** Language of the options' words; the server's are Chinese. */
  optionsLang?: string;
  /** Asks again for options that did not come; undefined while nothing is wrong. */
  onRetryOptions?: () => void;
  /** Longest text in characters. */
  maxLength?: number;
  /** The browser's own word for it (HTML, autofill). */
  autoComplete?: string;
  /** The name of the control, by which password managers and browsers know it. */
  inputName?: string;
  inputMode?: 'decimal' | 'numeric' | 'tel' | 'email';
  placeholder?: string;
  /** Brings what is typed or pasted to its usual form. */
  tidy?: (value: string) => string;
  /** Takes the focus when it is drawn: the first field of a form that one has just opened. */
  hasFocus?: boolean;
  sending?: CodeSending;
  captcha?: CaptchaPicture;
  /** The files that the value may name by its id. */
  files?: readonly UploadedFile[];
  /** For names: the code of the entry that was taken or named, undefined for any other text; `path` is the field's. */
  onCode?: (code: string | undefined, path: FieldPath) => void;
}

/** The parts of a field's path in the form; `under` is the row it stands in. */
export function pathOfField(field: Pick<FieldSpec, 'name'>, under: FieldPath = []): FieldPath {
  return [...under, ...(typeof field.name === 'string' ? [field.name] : field.name)];
}

/** A path as the server writes it, `education.0.school` (contract, Envelope). */
export function dotted(path: FieldPath): string {
  return path.join('.');
}

/** The id of a field's control, as antd's form makes it: links and error summaries lead to it. */
export function controlId(formId: string, path: string | FieldPath): string {
  return [formId, ...(typeof path === 'string' ? path.split('.') : path)].join('_');
}
