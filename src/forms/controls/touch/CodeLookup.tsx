import { ProForm } from '@ant-design/pro-components';
import { useMemoizedFn } from 'ahooks';
import { Input, type InputProps } from 'antd';
import { useEffect, useState } from 'react';
import { useT } from '@/hooks/useT';
import type { ControlProps } from '../../controlProps';
import { listOf } from '../../lookup/useNamedText';
import { type NameList, useNameSearch } from '../../lookup/useNameSearch';
import { textOf } from '../../values';
import Suggestions from './Suggestions';

/** A school or major from the server's list. The form holds its code, the field shows its name. */
export default function CodeLookup({ field, item, control }: ControlProps) {
  return (
    <ProForm.Item {...item}>
      <NameOfCode {...control} disabled={field.isLocked} list={listOf(field.type)} />
    </ProForm.Item>
  );
}

interface NameOfCodeProps extends Omit<InputProps, 'list' | 'value' | 'onChange'> {
  list: NameList;
  /** A code, from the form item. */
  value?: unknown;
  onChange?: (code: string) => void;
}

function NameOfCode({ list, value, onChange, ...control }: NameOfCodeProps) {
  const t = useT();
  const [isTyping, setTyping] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const [written, setWritten] = useState<{ text: string; code: string }>();
  const code = textOf(value);
  // What is written gives way to another code that comes into the form.
  const typed = written?.code === code ? written.text : undefined;
  const { found, codeOf, nameOf } = useNameSearch(list, typed ?? '');
  const choose = useMemoizedFn((text: string, chosen = codeOf(text) ?? '') => {
    setWritten({ text, code: chosen });
    onChange?.(chosen);
  });
  // On a poor connection a name may be written before the list is there.
  const isLate = code === '' && typed !== undefined && codeOf(typed) !== undefined;
  useEffect(() => {
    if (isLate) choose(typed);
  }, [isLate, typed, choose]);
  return (
    <>
      <Input
        {...control}
        size="large"
        lang="zh-CN"
        value={typed ?? nameOf(code)}
        onChange={(event) => {
          setTyping(true);
          choose(event.target.value);
        }}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
      />
      <Suggestions
        found={found}
        isTyping={isTyping}
        onChoose={({ name, code: chosen }) => {
          setTyping(false);
          choose(name, chosen);
        }}
      />
      {/* Only a code is sent: a name without one would be lost without a word. */}
      <span role="status" className="quiet">
        {isLeft && code === '' && typed?.trim() && t('common.lookup.unlisted', { name: typed })}
      </span>
    </>
  );
}
