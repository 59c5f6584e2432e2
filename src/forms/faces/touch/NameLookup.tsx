import { ProForm } from '@ant-design/pro-components';
import { Input } from 'antd';
import { memo } from 'react';
import type { FaceProps } from '../../faceProps';
import { type NamedText, useNamedText } from '../../lookup/useNamedText';
import PaintFirst from '../../PaintFirst';
import Suggestions from './Suggestions';

/** The name of a school or major, with the browser's own suggestions. */
export default function NameLookup({ path, ...face }: FaceProps) {
  return <Suggested {...face} {...useNamedText(face.field, path)} />;
}

/** Memoised: the form tells of each typed name once more, when the field shows it already. */
const Suggested = memo(function Suggested(props: Omit<FaceProps, 'field' | 'path'> & NamedText) {
  const { item, control, found, emitCode } = props;
  const listId = `${control.id}_list`;
  return (
    <>
      <ProForm.Item {...item}>
        <PaintFirst onChange={({ target }) => emitCode(target.value)}>
          <Input {...control} size="large" disabled={item.disabled} list={listId} />
        </PaintFirst>
      </ProForm.Item>
      <Suggestions id={listId} found={found} />
    </>
  );
});
