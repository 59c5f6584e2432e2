import type { ResumeField } from '../shared/sections';

/** Masks the middle of an identity or phone number, or all of a short one. Other texts stay as they are. */
export function masked({ format }: ResumeField, text: string): string {
  if (format !== 'idNumber' && format !== 'mobile') return text;
  const head = format === 'idNumber' ? 6 : 3;
  const hidden = text.length - head - 4;
  if (hidden <= 0) return '*'.repeat(text.length);
  return text.slice(0, head) + '*'.repeat(hidden) + text.slice(-4);
}
