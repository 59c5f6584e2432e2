import { ProForm } from '@ant-design/pro-components';
import { type ComponentProps, memo, useState } from 'react';
import type { ControlProps } from '../../controlProps';
import { type NamedText, useNamedText } from '../../lookup/useNamedText';
import CleanedInput from '../CleanedInput';
import Suggestions from './Suggestions';

/** The name of a school or major, with suggestions below it. */
export default function NameLookup({ path, ...given }: ControlProps) {
  return <Suggested {...given} {...useNamedText(given.field, path)} />;
}

/** Memoised: the form tells of each typed name once more, when the field shows it already. */
const Suggested = memo(function Suggested(props: Omit<ControlProps, 'field' | 'path'> & NamedText) {
  const { item, control, found, emitCode } = props;
  return (
    <ProForm.Item {...item}>
      <Named {...control} disabled={item.disabled} found={found} onName={emitCode} />
    </ProForm.Item>
  );
});

type NamedProps = Omit<ComponentProps<typeof CleanedInput>, 'kind'> &
  Pick<NamedText, 'found'> & { onName: NamedText['emitCode'] };

/** `value` and `onChange` come from the form item. */
function Named({ found, onName, onChange, ...input }: NamedProps) {
  const [isTyping, setTyping] = useState(false);
  const write = (name: string, code?: string) => {
    setTyping(!code);
    onChange?.(name);
    onName(name, code);
  };
  return (
    <>
      <CleanedInput {...input} kind="text" onChange={(name) => write(name)} />
      <Suggestions
        found={found}
        isTyping={isTyping}
        onChoose={({ name, code }) => write(name, code)}
      />
    </>
  );
}
