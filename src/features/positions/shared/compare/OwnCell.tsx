import { useT } from '@/hooks/useT';
import FitValueText from '../fit/FitValueText';
import type { FitRequirement, FitValue } from '../fit/item';

interface OwnCellProps {
  requirement: FitRequirement;
  value: FitValue | undefined;
}

/** What the résumé says in one respect. */
export default function OwnCell({ requirement, value }: OwnCellProps) {
  const t = useT();
  if (value === undefined) return t('positions.compare.unsaid');
  if (typeof value === 'object') return <FitValueText value={value} />;
  if (requirement === 'age') return t('positions.compare.age', { age: value });
  return t('positions.compare.years', { years: value });
}
