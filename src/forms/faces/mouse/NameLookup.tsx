import { ProForm } from '@ant-design/pro-components';
import { AutoComplete } from 'antd';
import { useT } from '@/hooks/useT';
import type { FaceProps } from '../../faceProps';
import { useNamedText } from '../../lookup/useNamedText';

/** A school or major by its name: typed freely, or taken from the server's list by characters, code or pinyin. */
export default function NameLookup({ field, path, item, control }: FaceProps) {
  const t = useT();
  const { found, tell } = useNamedText(field, path);
  return (
    <ProForm.Item {...item} trigger="onChange">
      <AutoComplete
        {...control}
        size="large"
        disabled={field.isLocked}
        // One name may be that of two entries: the code tells them apart.
        options={found.map(({ code, name }) => ({
          key: code,
          value: name,
          label: t('common.lookup.option', { name, code }),
        }))}
        virtual={false}
        // Enter keeps what was typed, unless an entry was gone to.
        defaultActiveFirstOption={false}
        // Until an entry is gone to, the box names the one before the first; it is here, and says nothing.
        popupRender={(list) => (
          <>
            <span id={`${control.id}_list_-1`} hidden />
            {list}
          </>
        )}
        onChange={(name: string) => tell(name)}
        onSelect={(_name: string, option: { key: string }) => tell(_name, option.key)}
      />
    </ProForm.Item>
  );
}
