import type { ComponentType } from 'react';
import { createListeners } from '@/utils/listeners';
import type { FaceProps } from './faceProps';
import type { KnownFieldType } from './fieldSpec';

type Loader = () => Promise<{ default: ComponentType<FaceProps> }>;

const text: Loader = () => import(/* webpackChunkName: "field-text" */ './faces/Text');
const radio: Loader = () => import(/* webpackChunkName: "field-choice" */ './faces/RadioGroup');
const checkbox: Loader = () =>
  import(/* webpackChunkName: "field-choice" */ './faces/CheckboxGroup');

/** The control of each type for a mouse. */
const mouse: Record<KnownFieldType, Loader> = {
  text,
  mobile: text,
  email: text,
  idNumber: text,
  loginName: text,
  textarea: () => import(/* webpackChunkName: "field-text" */ './faces/TextArea'),
  password: () => import(/* webpackChunkName: "field-text" */ './faces/Password'),
  code: () => import(/* webpackChunkName: "field-proof" */ './faces/Code'),
  captcha: () => import(/* webpackChunkName: "field-proof" */ './faces/Captcha'),
  number: () => import(/* webpackChunkName: "field-number" */ './faces/mouse/Digit'),
  select: () => import(/* webpackChunkName: "field-select" */ './faces/mouse/Select'),
  radio,
  checkbox,
  boolean: radio,
  agreement: () => import(/* webpackChunkName: "field-choice" */ './faces/Agreement'),
  date: () => import(/* webpackChunkName: "field-date" */ './faces/mouse/DatePicker'),
  month: () => import(/* webpackChunkName: "field-date" */ './faces/mouse/DatePicker'),
  region: () => import(/* webpackChunkName: "field-cascader" */ './faces/mouse/Region'),
  regions: () => import(/* webpackChunkName: "field-cascader" */ './faces/mouse/Region'),
  categories: () => import(/* webpackChunkName: "field-cascader" */ './faces/mouse/Categories'),
  school: () => import(/* webpackChunkName: "field-select" */ './faces/mouse/CodeLookup'),
  major: () => import(/* webpackChunkName: "field-select" */ './faces/mouse/CodeLookup'),
  schoolName: () => import(/* webpackChunkName: "field-select" */ './faces/mouse/NameLookup'),
  majorName: () => import(/* webpackChunkName: "field-select" */ './faces/mouse/NameLookup'),
  file: () => import(/* webpackChunkName: "field-upload" */ './faces/Upload'),
  image: () => import(/* webpackChunkName: "field-upload" */ './faces/Upload'),
  attachment: () => import(/* webpackChunkName: "field-upload" */ './faces/Upload'),
  photo: () => import(/* webpackChunkName: "field-photo" */ './faces/Photo'),
};

/** The types with another control for touch: the device's own pickers. */
const touch: Partial<Record<KnownFieldType, Loader>> = {
  number: text,
  select: () => import(/* webpackChunkName: "field-native" */ './faces/touch/Select'),
  date: () => import(/* webpackChunkName: "field-native" */ './faces/touch/Day'),
  month: () => import(/* webpackChunkName: "field-native" */ './faces/touch/Day'),
  region: () => import(/* webpackChunkName: "field-native" */ './faces/touch/Region'),
  regions: () => import(/* webpackChunkName: "field-native" */ './faces/touch/Region'),
  categories: () => import(/* webpackChunkName: "field-choice" */ './faces/touch/Categories'),
  school: () => import(/* webpackChunkName: "field-native" */ './faces/touch/CodeLookup'),
  major: () => import(/* webpackChunkName: "field-native" */ './faces/touch/CodeLookup'),
  schoolName: () => import(/* webpackChunkName: "field-native" */ './faces/touch/NameLookup'),
  majorName: () => import(/* webpackChunkName: "field-native" */ './faces/touch/NameLookup'),
};

const groups: ReadonlySet<string> = new Set<KnownFieldType>(['radio', 'checkbox', 'boolean']);
const wide: ReadonlySet<string> = new Set<KnownFieldType>([
  'checkbox',
  'regions',
  'categories',
  'textarea',
  'file',
  'image',
  'attachment',
  'photo',
]);

/** Whether a field of this type has several controls below its label. */
export function isGroup(type: string): boolean {
  return groups.has(type);
}

/** Whether a field of this type takes the whole row of a form with columns. */
export function isWide(type: string): boolean {
  return wide.has(type);
}

function loaderOf(type: string, isTouch: boolean): Loader {
  const known = Object.hasOwn(mouse, type) ? (type as KnownFieldType) : 'text';
  return (isTouch ? touch[known] : undefined) ?? mouse[known];
}

/** The control of a type: there, not there yet, or failed. */
export interface Face {
  Control?: ComponentType<FaceProps>;
  error?: unknown;
  /** Ends when the file is there or has failed. Never rejects. */
  ended: Promise<void>;
}

const faces = new Map<Loader, Face>();

/** The control for a field's type, which the first use fetches; an unknown type renders as text. */
export function faceOf(type: string, isTouch: boolean): Face {
  const load = loaderOf(type, isTouch);
  const known = faces.get(load);
  if (known) return known;
  const face: Face = {
    ended: load().then(
      (module) => {
        face.Control = module.default;
      },
      (error: unknown) => {
        face.error = error;
      },
    ),
  };
  faces.set(load, face);
  return face;
}

/** Called after controls that did not load are forgotten, so that the next use fetches them anew. */
export const faceRetries = createListeners();

/** Has every control fetched anew that did not load, for all fields that wait for one. */
export function retryFaces(): void {
  for (const [load, { error }] of faces) if (error) faces.delete(load);
  faceRetries.call();
}
