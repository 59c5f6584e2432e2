import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import type { Named } from '../../lookup/nameSearch';

interface SuggestionsProps {
  found: readonly Named[];
  /** The person has typed and not yet chosen. */
  isTyping: boolean;
  onChoose: (chosen: Named) => void;
}

/** Names to choose below a text field while one types. Firefox on Android shows no `datalist`. */
export default function Suggestions({ found, isTyping, onChoose }: SuggestionsProps) {
  const t = useT();
  if (!isTyping || found.length === 0) return null;
  const names = found.map(({ name }) => name);
  return (
    <ul className="rows" aria-label={t('common.lookup.suggestions')}>
      {found.map((entry) => (
        <li key={entry.code}>
          <Button type="text" size="large" block lang="zh-CN" onClick={() => onChoose(entry)}>
            {/* Two entries may have the same name: the code distinguishes them. */}
            {names.indexOf(entry.name) === names.lastIndexOf(entry.name)
              ? entry.name
              : t('common.lookup.option', { ...entry })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
