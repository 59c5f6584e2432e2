import type { ReactNode } from 'react';
import type { FieldPath, FieldSpec } from './fieldSpec';

/** What a face gets: the field, what the form's item needs, and what ties the control to label, hint and error. */
export interface FaceProps {
  field: FieldSpec;
  path: FieldPath;
  item: {
    name: string | (string | number)[];
    label: ReactNode;
    required: boolean;
    extra: ReactNode;
    disabled: boolean | undefined;
  };
  control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    'aria-required': true | undefined;
    'aria-labelledby': string | undefined;
    placeholder: string | undefined;
    autoComplete: string;
    name: string | undefined;
    autoFocus: true | undefined;
  };
}

/** Without a placeholder of one's own, pro-components' text fields each say "please enter". */
export const noPlaceholder = '';
