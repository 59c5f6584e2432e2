import { ProForm } from '@ant-design/pro-components';
import { type ComponentProps, memo } from 'react';
import type { ControlProps } from '../../controlProps';
import { type NamedText, useNamedText } from '../../lookup/useNamedText';
import CleanedInput from '../CleanedInput';
import Suggestions from './Suggestions';

/** The name of a school or major, with the browser's own suggestions. */
export default function NameLookup({ path, ...given }: ControlProps) {
  return <Suggested {...given} {...useNamedText(given.field, path)} />;
}

/** Memoised: the form tells of each typed name once more, when the field shows it already. */
const Suggested = memo(function Suggested(props: Omit<ControlProps, 'field' | 'path'> & NamedText) {
  const { item, control, found, typed, emitCode } = props;
  const listId = `${control.id}_list`;
  return (
    <>
      <ProForm.Item {...item}>
        <Named {...control} disabled={item.disabled} list={listId} onName={emitCode} />
      </ProForm.Item>
      <Suggestions id={listId} found={found} typed={typed} />
    </>
  );
});

type NamedProps = Omit<ComponentProps<typeof CleanedInput>, 'kind'> & {
  onName: (name: string) => void;
};

/** `value` and `onChange` come from the form item. */
function Named({ onName, onChange, ...input }: NamedProps) {
  return (
    <CleanedInput
      {...input}
      kind="text"
      onChange={(name) => {
        onChange?.(name);
        onName(name);
      }}
    />
  );
}
