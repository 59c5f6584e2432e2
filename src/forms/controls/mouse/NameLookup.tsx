import { ProForm } from '@ant-design/pro-components';
import { AutoComplete } from 'antd';
import { memo } from 'react';
import { useT } from '@/hooks/useT';
import type { ControlProps } from '../../controlProps';
import { type NamedText, useNamedText } from '../../lookup/useNamedText';

/** The name of a school or major: free text, or an entry of the server's list, found by characters, code or pinyin. */
export default function NameLookup({ path, ...given }: ControlProps) {
  return <Suggested {...given} {...useNamedText(given.field, path)} />;
}

/** Memoised: the form tells of each typed name once more, when the field shows it already. */
const Suggested = memo(function Suggested(props: Omit<ControlProps, 'path'> & NamedText) {
  const { field, item, control, found, emitCode } = props;
  const t = useT();
  return (
    <ProForm.Item {...item} trigger="onChange">
      <AutoComplete
        {...control}
        size="large"
        disabled={field.isLocked}
        // Two entries may have the same name: the code distinguishes them.
        options={found.map(({ code, name }) => ({
          key: code,
          value: name,
          label: t('common.lookup.option', { name, code }),
        }))}
        virtual={false}
        // Enter keeps the typed text unless the person has moved to an entry.
        defaultActiveFirstOption={false}
        // antd's `aria-activedescendant` names entry -1 until the person moves to an entry; this empty element gives it
        // a target.
        popupRender={(list) => (
          <>
            <span id={`${control.id}_list_-1`} hidden />
            {list}
          </>
        )}
        onChange={(name: string) => emitCode(name)}
        onSelect={(_name: string, option: { key: string }) => emitCode(_name, option.key)}
      />
    </ProForm.Item>
  );
});
