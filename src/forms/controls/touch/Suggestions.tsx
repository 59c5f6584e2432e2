import type { Named } from '../../lookup/nameSearch';

interface SuggestionsProps {
  id: string;
  found: readonly Named[];
  typed: string;
}

/** Suggestions for a text field, shown by the browser itself, which leaves out what contains the typed text nowhere. */
export default function Suggestions({ id, found, typed }: SuggestionsProps) {
  return (
    <datalist id={id}>
      {found.map(({ code, name }) => (
        <option key={code} value={name} lang="zh-CN">
          {/* Found by pinyin, which neither name nor code contains. */}
          {`${name}${code}`.includes(typed) ? code : `${typed} ${code}`}
        </option>
      ))}
    </datalist>
  );
}
