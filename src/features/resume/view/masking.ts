import type { ResumeField } from '../shared/sections';

function middle(text: string, head: number, tail: number): string {
  const hidden = Math.max(text.length - head - tail, 0);
  return text.slice(0, head) + '*'.repeat(hidden) + (tail > 0 ? text.slice(-tail) : '');
}

/** Masks the middle of an identity or phone number, or all of a short one. Other texts stay as they are. */
export function masked(field: ResumeField, text: string): string {
  if (field.format === 'idNumber')
    return text.length > 10 ? middle(text, 6, 4) : '*'.repeat(text.length);
  if (field.format === 'mobile')
    return text.length > 7 ? middle(text, 3, 4) : '*'.repeat(text.length);
  return text;
}
