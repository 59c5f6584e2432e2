import { AutoComplete } from 'antd';
import type { ControlProps } from '@/components/Field';
import { useT } from '@/hooks/useT';
import styles from './FieldControl.module.css';
import { type NameList, useNameSearch } from './useNameSearch';

interface NameLookupProps {
  control: ControlProps;
  type: NameList;
  value: string;
  onChange: (name: string) => void;
  /** The code of the picked entry; undefined when the name was typed. */
  onPick: (code: string | undefined) => void;
}

/** A school or major: typed freely, or picked by Chinese words, pinyin or code. */
export default function NameLookup({ control, type, value, onChange, onPick }: NameLookupProps) {
  const t = useT();
  const found = useNameSearch(type, value);
  const change = (name: string) => {
    onChange(name);
    onPick(found.find((entry) => entry.name === name)?.code);
  };
  return (
    <AutoComplete<string>
      {...control}
      className={styles.lookup}
      size="large"
      // The portal's own: antd's virtual list shows readers a part of the options only.
      virtual={false}
      showSearch={{ filterOption: false }}
      options={found.map(({ code, name }) => ({
        key: code,
        value: name,
        label: <span lang="zh-CN">{t('resume.lookup.option', { name, code })}</span>,
      }))}
      value={value}
      onChange={change}
    />
  );
}
