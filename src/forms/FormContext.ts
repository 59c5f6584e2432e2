import { createContext, useContext } from 'react';

export interface FormContextValue {
  /** Begins the ids of the form's controls. */
  id: string;
  /** What is wrong, by dotted path. */
  messages: ReadonlyMap<string, string>;
  /** Fingers keep the device's own pickers; chosen once, when the form is drawn. */
  isTouch: boolean;
}

export const FormContext = createContext<FormContextValue>({
  id: 'form',
  messages: new Map(),
  isTouch: false,
});

/** The form that a field stands in. */
export function useFormContext(): FormContextValue {
  return useContext(FormContext);
}
