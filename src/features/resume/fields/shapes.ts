import type { UploadedFile } from '@/services/types';

/** A value as a control's text; '' for what is no text or number. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A value as a list of codes. */
export function codesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((code) => typeof code === 'string') : [];
}

/** A value as an uploaded file, or undefined. */
export function fileOf(value: unknown): UploadedFile | undefined {
  const isFile = typeof value === 'object' && value !== null && 'id' in value && 'name' in value;
  return isFile ? (value as UploadedFile) : undefined;
}
