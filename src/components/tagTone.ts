/**
 * antd's status colours. default: ended or not started; processing: waiting for others; warning: urgent, or the person
 * has to act; success: done; error: refused.
 */
export type TagTone = 'default' | 'processing' | 'warning' | 'success' | 'error';
