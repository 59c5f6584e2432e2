import { ProFormText } from '@ant-design/pro-components';
import type { FaceProps } from '../../faceProps';
import { useNamedText } from '../../lookup/useNamedText';
import Suggestions from './Suggestions';

/** The name of a school or major, with the browser's own suggestions. */
export default function NameLookup({ field, path, item, control }: FaceProps) {
  const { found, emitCode } = useNamedText(field, path);
  const listId = `${control.id}_list`;
  return (
    <>
      <ProFormText
        {...item}
        fieldProps={{
          ...control,
          size: 'large',
          list: listId,
          allowClear: false,
          onChange: (event) => emitCode(event.target.value),
        }}
      />
      <Suggestions id={listId} found={found} />
    </>
  );
}
