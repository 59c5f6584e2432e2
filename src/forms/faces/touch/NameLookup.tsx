import { ProFormText } from '@ant-design/pro-components';
import type { FaceProps } from '../../faceProps';
import { useNamedText } from '../../lookup/useNamedText';
import Suggestions from './Suggestions';

/** A school or major by its name, with the suggestions of the device's own keyboard. */
export default function NameLookup({ field, path, item, control }: FaceProps) {
  const { found, tell } = useNamedText(field, path);
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
          onChange: (event) => tell(event.target.value),
        }}
      />
      <Suggestions id={listId} found={found} />
    </>
  );
}
