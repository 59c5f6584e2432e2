/**
 * Stands for what axios has to turn objects into forms and back, and for its list of status codes. The portal sends JSON,
 * or a FormData as it is, and writes its own query (src/request/path.ts).
 */
export default function noForms(): never {
  throw new Error('Objects are sent as JSON');
}

export const DEFAULT_FORM_DATA_MAX_DEPTH = 0;
