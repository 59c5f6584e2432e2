import { ProForm } from '@ant-design/pro-components';
import { memo } from 'react';
import type { ControlProps } from '../../controlProps';
import { type NamedText, useNamedText } from '../../lookup/useNamedText';
import NameBox from './NameBox';

/** The name of a school or major: free text, or an entry of the server's list, found by characters, code or pinyin. */
export default function NameLookup({ path, ...given }: ControlProps) {
  return <Suggested {...given} {...useNamedText(given.field, path)} />;
}

/** Memoised: the form tells of each typed name once more, when the field shows it already. */
const Suggested = memo(function Suggested(props: Omit<ControlProps, 'path'> & NamedText) {
  const { field, item, control, found, emitCode } = props;
  return (
    <ProForm.Item {...item} trigger="onChange">
      <NameBox {...control} disabled={field.isLocked} found={found} onName={emitCode} />
    </ProForm.Item>
  );
});
