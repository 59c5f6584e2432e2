/**
 * antd's status colours. default: ended or not started; processing: waiting for others; warning: urgent, or the person
 * has to act; success: done; error: refused.
 */
export type TagTone = 'default' | 'processing' | 'warning' | 'success' | 'error';

/** The colour of a dot for each tone; the text beside the dot gives the same information. */
export const toneDots = {
  default: 'var(--ant-color-text-quaternary)',
  processing: 'var(--ant-color-info)',
  warning: 'var(--ant-color-warning)',
  success: 'var(--ant-color-success)',
  error: 'var(--ant-color-error)',
} as const satisfies Record<TagTone, string>;
