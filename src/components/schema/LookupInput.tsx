import { useState } from 'react';
import type { ControlProps } from '@/components/Field';
import TextInput from '@/components/TextInput';
import { useCall } from '@/hooks/useCall';
import { listMajors, listSchools } from '@/services/content';

interface LookupInputProps {
  control: ControlProps;
  type: 'school' | 'major';
  /** The code of what was chosen, empty for none. */
  value: string;
  onChange: (code: string) => void;
}

const limit = 20;
interface Named {
  code: string;
  name: string;
}

const lookups: Record<'school' | 'major', (keyword: string) => Promise<readonly Named[]>> = {
  school: (keyword: string) => listSchools({ keyword, limit }),
  major: (keyword: string) => listMajors({ keyword, limit }),
};

/** A school or major by the first words of its name: the browser's own suggestions, fetched as one types. */
export default function LookupInput({ control, type, value, onChange }: LookupInputProps) {
  const [typed, setTyped] = useState<string>();
  const listId = `${control.id}-options`;
  const keyword = typed ?? value;
  const { data: options = [] } = useCall(() => lookups[type](keyword), {
    ready: keyword !== '',
    refreshDeps: [keyword],
    debounceWait: 300,
  });
  const chosen = options.find((option) => option.code === value);

  const choose = (name: string) => {
    setTyped(name);
    onChange(options.find((option) => option.name === name)?.code ?? '');
  };

  return (
    <>
      <TextInput
        {...control}
        list={listId}
        lang="zh-CN"
        autoComplete="off"
        value={typed ?? chosen?.name ?? ''}
        onChange={(event) => choose(event.target.value)}
      />
      <datalist id={listId}>
        {options.map((option) => (
          <option key={option.code} value={option.name} />
        ))}
      </datalist>
    </>
  );
}
