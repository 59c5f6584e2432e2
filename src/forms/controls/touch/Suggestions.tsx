import type { Named } from '../../lookup/nameSearch';

/** Suggestions for a text field, shown by the browser itself. */
export default function Suggestions({ id, found }: { id: string; found: readonly Named[] }) {
  return (
    <datalist id={id}>
      {found.map(({ code, name }) => (
        <option key={code} value={name} lang="zh-CN">
          {code}
        </option>
      ))}
    </datalist>
  );
}
