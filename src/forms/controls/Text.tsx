import { ProForm } from '@ant-design/pro-components';
import { useEffect } from 'react';
import type { ControlProps } from '../controlProps';
import CleanedInput from './CleanedInput';

const modes: ReadonlyMap<string, 'decimal' | 'tel' | 'email'> = new Map([
  ['number', 'decimal'],
  ['mobile', 'tel'],
  ['email', 'email'],
]);
/** Types without spelling checks and capital letters, since their values are not sentences. */
const plain = new Set(['mobile', 'email', 'idNumber', 'loginName']);

/** A text of one line; its type decides which keyboard a phone shows. */
export default function Text({ field, item, control }: ControlProps) {
  const { type } = field;
  const isPlain = plain.has(type);
  const { id, autoFocus, ...attributes } = control;
  // A new screen's heading takes the focus, too; the field takes it from there.
  useEffect(() => {
    if (autoFocus) queueMicrotask(() => document.getElementById(id)?.focus());
  }, [autoFocus, id]);
  return (
    <ProForm.Item {...item}>
      <CleanedInput
        {...attributes}
        kind={type}
        id={id}
        autoFocus={autoFocus}
        disabled={field.isLocked}
        inputMode={field.inputMode ?? modes.get(type)}
        autoCapitalize={isPlain ? 'none' : undefined}
        spellCheck={isPlain ? false : undefined}
      />
    </ProForm.Item>
  );
}
