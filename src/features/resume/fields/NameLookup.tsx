import { useRef } from 'react';
import type { ControlProps } from '@/components/Field';
import { type NameList, useNameSearch } from '@/forms/lookup/useNameSearch';
import { useT } from '@/hooks/useT';
import Combobox from './Combobox';

interface NameLookupProps {
  control: ControlProps;
  type: NameList;
  value: string;
  onChange: (name: string) => void;
  /** The code of the picked entry, or of the one entry that has the typed name; undefined otherwise. */
  onPick: (code: string | undefined) => void;
}

/** A school or major: typed freely, or picked by Chinese words, pinyin or code. */
export default function NameLookup({ control, type, value, onChange, onPick }: NameLookupProps) {
  const t = useT();
  const { found, codeOf, nameOf } = useNameSearch(type, value);
  const told = useRef<string | null>(null);
  const take = (name: string, code: string | undefined) => {
    onChange(name);
    // Most keys change nothing about the code.
    if (told.current !== (code ?? '')) onPick(code);
    told.current = code ?? '';
  };
  return (
    <Combobox
      control={control}
      value={value}
      suggestions={found.map(({ code, name }) => ({
        key: code,
        label: t('resume.lookup.option', { name, code }),
      }))}
      onType={(name) => take(name, codeOf(name))}
      onPick={(code) => take(nameOf(code) ?? value, code)}
    />
  );
}
