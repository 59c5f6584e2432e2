import { createContext, useContext } from 'react';
import type { Controls } from './controlProps';
import type { ErrorText } from './fieldErrors';

export interface FormContextValue {
  /** Prefix of the ids of the form's controls. */
  id: string;
  /** Error messages by dotted path. */
  messages: ReadonlyMap<string, ErrorText>;
  /** A touch device keeps its own pickers; decided once, when the form first renders. */
  isTouch: boolean;
  /** Undefined until they are there. */
  controls: Controls | undefined;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** The form around a field. Without one it throws. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('A field stands in a form.');
  return context;
}
