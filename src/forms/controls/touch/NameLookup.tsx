import { ProForm } from '@ant-design/pro-components';
import { Input, type InputProps } from 'antd';
import { memo } from 'react';
import type { ControlProps } from '../../controlProps';
import { type NamedText, useNamedText } from '../../lookup/useNamedText';
import Suggestions from './Suggestions';

/** The name of a school or major, with the browser's own suggestions. */
export default function NameLookup({ path, ...given }: ControlProps) {
  return <Suggested {...given} {...useNamedText(given.field, path)} />;
}

/** Memoised: the form tells of each typed name once more, when the field shows it already. */
const Suggested = memo(function Suggested(props: Omit<ControlProps, 'field' | 'path'> & NamedText) {
  const { item, control, found, emitCode } = props;
  const listId = `${control.id}_list`;
  return (
    <>
      <ProForm.Item {...item}>
        <Named {...control} disabled={item.disabled} list={listId} onName={emitCode} />
      </ProForm.Item>
      <Suggestions id={listId} found={found} />
    </>
  );
});

/** `onChange` comes from the form item. */
function Named({ onName, onChange, ...input }: InputProps & { onName: (name: string) => void }) {
  return (
    <Input
      {...input}
      size="large"
      onChange={(event) => {
        onChange?.(event);
        onName(event.target.value);
      }}
    />
  );
}
