/** antd's colours of states. default: over or not begun; processing: waiting for others; warning: urgent or the person's turn; success: done; error: refused. */
export type TagTone = 'default' | 'processing' | 'warning' | 'success' | 'error';
