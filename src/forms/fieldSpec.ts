import type { ReactNode } from 'react';
import type { TermWord } from '@/hooks/useTerms';
import type { UploadedFile } from '@/services/types';

/** The field types that the registry knows; the comment above each says what its value is. */
export type KnownFieldType =
  /** text */
  | 'text'
  | 'textarea'
  | 'password'
  /** a login name */
  | 'loginName'
  /** a code that comes by SMS or e-mail; `sending` requests it */
  | 'code'
  /** the characters of a captcha picture (`captcha`) */
  | 'captcha'
  | 'mobile'
  | 'email'
  | 'idNumber'
  /** a number as a text, or any other text that was typed */
  | 'number'
  /** a code of `options` */
  | 'select'
  | 'radio'
  /** codes of `options` */
  | 'checkbox'
  /** true or false */
  | 'boolean'
  | 'agreement'
  /** YYYY-MM-DD, or a text that is no day */
  | 'date'
  /** YYYY-MM, or a text that is no month */
  | 'month'
  /** as a month, empty for a time that lasts until now */
  | 'lastMonth'
  /** a code of the region tree; for `regions` several */
  | 'region'
  | 'regions'
  /** codes of the category tree */
  | 'categories'
  /** a code of the server's list */
  | 'school'
  | 'major'
  /** a name, free text or from the server's list */
  | 'schoolName'
  | 'majorName'
  /** the id of an uploaded file */
  | 'file'
  | 'image'
  /** an uploaded file with its name */
  | 'attachment'
  /** the id of an ID photo, which is cropped before it is sent */
  | 'photo';

/** Keys of objects and indexes of lists that lead to a value in a form. */
export type FieldPath = readonly (string | number)[];

/** The call that sends a code, and its state. */
export interface CodeSending {
  isSending: boolean;
  /** Seconds until another code may be requested. */
  secondsLeft: number;
  /** How long the last code is valid. */
  validMinutes?: number;
  onSend: () => void;
}

/** A captcha picture, and a function that loads another one. */
export interface CaptchaPicture {
  picture?: { url: string };
  isLoading: boolean;
  hasFailed: boolean;
  refresh: () => void;
}

/** A field of a form, described by the contract, by the résumé's field table or by a screen. */
export interface FieldSpec {
  /** Path of its value in the form, or within its list row. */
  name: string | FieldPath;
  /** A type that the registry does not know renders as text. */
  type: KnownFieldType | (string & {});
  label: string;
  /** Language of a label that comes from the server. */
  labelLang?: string;
  /** The words of an agreement, where they are more than a plain label. */
  words?: ReactNode;
  /** A rule or help, shown before an error occurs. */
  hint?: ReactNode;
  /** Language of a hint that comes from the server. */
  hintLang?: string;
  isRequired?: boolean;
  /** Shown but disabled. */
  isLocked?: boolean;
  options?: readonly TermWord[];
  /** Loads the options again; undefined unless loading failed. */
  onRetryOptions?: () => void;
  /** Greatest number of characters, counted below a text of several lines; nothing is cut. */
  maxLength?: number;
  /** The `autocomplete` attribute (HTML, autofill). */
  autoComplete?: string;
  /** The control's `name` attribute, by which password managers recognise it. */
  inputName?: string;
  inputMode?: 'decimal' | 'numeric' | 'tel' | 'email';
  placeholder?: string;
  /** Takes the focus when it renders: the first field of a form that the person has just opened. */
  hasFocus?: boolean;
  sending?: CodeSending;
  captcha?: CaptchaPicture;
  /** The uploaded files among which the value's id may be. */
  files?: readonly UploadedFile[];
  /**
   * For names: called with the code of the entry that was chosen or typed, undefined for any other text. `path` is the
   * field's.
   */
  onCode?: (code: string | undefined, path: FieldPath) => void;
}

/** The field's path in the form; `under` is the path of its list row. */
export function pathOfField(field: Pick<FieldSpec, 'name'>, under: FieldPath = []): FieldPath {
  return [...under, ...(typeof field.name === 'string' ? [field.name] : field.name)];
}

/** A path in the server's notation, such as `education.0.school` (contract: Envelope). */
export function dottedPath(path: FieldPath): string {
  return path.join('.');
}

/** The id that antd's form gives to a field's control: links and error summaries use it. */
export function controlId(formId: string, path: string | FieldPath): string {
  return [formId, ...(typeof path === 'string' ? path.split('.') : path)].join('_');
}
