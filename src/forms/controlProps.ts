import type { ComponentType, ReactNode } from 'react';
import type { FieldPath, FieldSpec, KnownFieldType } from './fieldSpec';

/**
 * The props of every control: the field, the props of the form item, and the attributes that connect the control to
 * label, hint and error.
 */
export interface ControlProps {
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
    /** Empty: pro-components' text fields would show "please enter". */
    placeholder: '';
    autoComplete: string;
    name: string | undefined;
    autoFocus: true | undefined;
  };
}

export type Control = ComponentType<ControlProps>;

/** The controls by field type. */
export type Controls = Readonly<Partial<Record<KnownFieldType, Control>> & { text: Control }>;
