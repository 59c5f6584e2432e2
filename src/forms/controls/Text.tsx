import { ProForm } from '@ant-design/pro-components';
import { Input } from 'antd';
import { useEffect } from 'react';
import type { ControlProps } from '../controlProps';
import { textOf } from '../values';

const modes: ReadonlyMap<string, 'decimal' | 'tel' | 'email'> = new Map([
  ['number', 'decimal'],
  ['mobile', 'tel'],
  ['email', 'email'],
]);
/** Types without spelling checks and capital letters, since their values are not sentences. */
const plain = new Set(['mobile', 'email', 'idNumber', 'loginName']);

/** A text of one line; its type decides which keyboard a phone shows. */
export default function Text({ field, item, control }: ControlProps) {
  const { type, maxLength } = field;
  const tidy = field.tidy ?? (type === 'number' ? halfWidth : undefined);
  const isPlain = plain.has(type);
  const { id, autoFocus, ...attributes } = control;
  // A new screen's heading takes the focus, too; the field takes it from there.
  useEffect(() => {
    if (autoFocus) queueMicrotask(() => document.getElementById(id)?.focus());
  }, [autoFocus, id]);
  return (
    <ProForm.Item
      {...item}
      getValueProps={(value: unknown) => ({ value: textOf(value) })}
      normalize={tidy && ((value: string) => tidy(value))}
    >
      <Input
        {...attributes}
        id={id}
        autoFocus={autoFocus}
        size="large"
        disabled={field.isLocked}
        inputMode={field.inputMode ?? modes.get(type)}
        autoCapitalize={isPlain ? 'none' : undefined}
        spellCheck={isPlain ? false : undefined}
        maxLength={maxLength}
      />
    </ProForm.Item>
  );
}

/** Chinese keyboards may write full-width digits. */
function halfWidth(text: string): string {
  return text.normalize('NFKC');
}
