import { AutoComplete, type AutoCompleteProps } from 'antd';
import Untranslated from '@/components/Untranslated';
import { useT } from '@/hooks/useT';
import type { Named } from '../../lookup/nameSearch';

interface NameBoxProps extends Omit<AutoCompleteProps, 'options' | 'onSelect'> {
  found: readonly Named[];
  /** Called with the code where an entry was chosen. */
  onName: (name: string, code?: string) => void;
}

/** A text with suggestions from the server's list: antd's AutoComplete. */
export default function NameBox({ found, onName, onChange, ...props }: NameBoxProps) {
  const t = useT();
  return (
    <Untranslated>
      <AutoComplete
        {...props}
        size="large"
        // Two entries may have the same name: the code distinguishes them.
        options={found.map(({ code, name }) => ({
          key: code,
          value: name,
          label: t('common.lookup.option', { name, code }),
        }))}
        virtual={false}
        // Enter keeps the typed text unless the person has moved to an entry.
        defaultActiveFirstOption={false}
        // antd's `aria-activedescendant` names entry -1 until the person moves to an entry; this empty element gives it a
        // target.
        popupRender={(list) => (
          <>
            <span id={`${props.id}_list_-1`} hidden />
            {list}
          </>
        )}
        onChange={(name: string | undefined, option) => {
          onChange?.(name, option);
          onName(name ?? '');
        }}
        onSelect={(name, { key }) => onName(name ?? '', key)}
      />
    </Untranslated>
  );
}
