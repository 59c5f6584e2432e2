import { useT } from '@/hooks/useT';
import type { Position } from '@/services/types';

interface MatchReasonProps {
  position: Position;
  majorNames: readonly string[];
}

/**
 * Why the search found a position when its row does not contain the keyword: its category, a superior unit, a wider
 * region or another major.
 */
export default function MatchReason({ position, majorNames }: MatchReasonProps) {
  const t = useT();
  const { matched = [], name, enterpriseName, regionName } = position;
  const shown: Record<string, string | null> = {
    name,
    unit: enterpriseName,
    region: regionName,
    major: majorNames.join(' '),
    category: '',
    text: '',
  };
  // A field that the portal does not know has no place in the row and no words here.
  const hidden = matched.filter(
    ({ field, text }) =>
      text && Object.hasOwn(shown, field) && !shown[field]?.toLowerCase().includes(text),
  );
  return hidden.map(({ field, text }) => (
    <span key={`${field} ${text}`}>
      <span>{t(`positions.row.foundBy.${field}`)}</span> <mark lang="zh-CN">{text}</mark>
    </span>
  ));
}
