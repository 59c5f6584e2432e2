import { Space } from 'antd';
import type { ReactNode } from 'react';

/** Stands for antd's Badge beside the word of a choice: the portal's choices have no coloured dots. */
function Badge({ text }: { text?: ReactNode }) {
  return text;
}

export { Badge, Space };
