import { ProFormTextArea } from '@ant-design/pro-components';
import type { FaceProps } from '../faceProps';

/** A text of several lines. */
export default function TextArea({ field, item, control }: FaceProps) {
  return (
    <ProFormTextArea
      {...item}
      fieldProps={{
        ...control,
        rows: 4,
        // Counts the characters without cutting: pasted text is never lost.
        count: field.maxLength ? { show: true, max: field.maxLength } : undefined,
      }}
    />
  );
}
