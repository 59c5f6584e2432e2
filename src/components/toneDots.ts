import type { TagTone } from './tagTone';

/** The colour of a dot that stands for a tone; words beside it say the same. */
export const toneDots = {
  default: 'var(--ant-color-text-quaternary)',
  processing: 'var(--ant-color-info)',
  warning: 'var(--ant-color-warning)',
  success: 'var(--ant-color-success)',
  error: 'var(--ant-color-error)',
} as const satisfies Record<TagTone, string>;
