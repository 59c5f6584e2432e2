import type { TextKey } from '@/locales/keys';
import type { FieldSchema } from '@/services/types';

type FieldHint =
  | { message: string }
  | { key: TextKey; values?: Record<string, number> }
  | undefined;

/** The rule of a field, to be said before it can be broken: the server's own words, else its bounds (contract, FieldSchema). */
export function hintOf({ type, message, min, max }: FieldSchema): FieldHint {
  if (message) return { message };
  if (type === 'file' || type === 'image') return { key: `upload.hint.${type}` };
  if (type !== 'text' && type !== 'textarea' && type !== 'number') return undefined;
  const kind = type === 'number' ? 'value' : 'length';
  if (min !== undefined && max !== undefined) {
    return { key: `validation.hint.${kind}.range`, values: { min, max } };
  }
  if (min !== undefined) return { key: `validation.hint.${kind}.min`, values: { min } };
  return max === undefined ? undefined : { key: `validation.hint.${kind}.max`, values: { max } };
}

interface Keys {
  type: 'text' | 'date';
  inputMode?: 'decimal' | 'numeric' | 'email';
  autoComplete?: string;
}

/** How browsers fill a field whose name says what it holds (HTML, autofill), and which keys a phone shows for it. */
const known: Readonly<Record<string, Omit<Keys, 'type'>>> = {
  name: { autoComplete: 'name' },
  mobile: { autoComplete: 'tel-national', inputMode: 'numeric' },
  email: { autoComplete: 'email', inputMode: 'email' },
  birthDate: { autoComplete: 'bday' },
};

/** What a one-line field tells the browser: its type, the keys it needs, and what may be filled in. */
export function keysOf({ type, name }: FieldSchema): Keys {
  const own = Object.hasOwn(known, name) ? known[name] : undefined;
  if (type === 'number') return { type: 'text', inputMode: 'decimal', ...own };
  return { type: type === 'date' ? 'date' : 'text', ...own };
}
