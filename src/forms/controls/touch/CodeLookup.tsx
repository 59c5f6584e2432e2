import { ProForm } from '@ant-design/pro-components';
import { Input, type InputProps } from 'antd';
import { useState } from 'react';
import type { ControlProps } from '../../controlProps';
import { type CodeValue, useCodeText } from '../../lookup/useCodeText';
import { listOf } from '../../lookup/useNamedText';
import type { NameList } from '../../lookup/useNameSearch';
import Suggestions from './Suggestions';

/** A school or major from the server's list, with suggestions below it. */
export default function CodeLookup({ field, item, control }: ControlProps) {
  return (
    <ProForm.Item {...item}>
      <NameOfCode {...control} disabled={field.isLocked} list={listOf(field.type)} />
    </ProForm.Item>
  );
}

type NameOfCodeProps = Omit<InputProps, 'list' | keyof CodeValue> & CodeValue & { list: NameList };

function NameOfCode({ list, value, onChange, ...control }: NameOfCodeProps) {
  const [isTyping, setTyping] = useState(false);
  const { text, found, choose, unlisted, focusProps } = useCodeText(list, { value, onChange });
  return (
    <>
      <Input
        {...control}
        {...focusProps}
        size="large"
        lang="zh-CN"
        value={text}
        onChange={(event) => {
          setTyping(true);
          choose(event.target.value);
        }}
      />
      <Suggestions
        found={found}
        isTyping={isTyping}
        onChoose={({ name, code }) => {
          setTyping(false);
          choose(name, code);
        }}
      />
      <span role="status" className="quiet">
        {unlisted}
      </span>
    </>
  );
}
