import ListSelect from '@/components/ListSelect';
import { useT } from '@/hooks/useT';

interface SortSelectProps<T extends string> {
  value: T;
  choices: readonly { value: T; label: string }[];
  onChoose: (value: T) => void;
}

/** The order of a list. */
export default function SortSelect<T extends string>(props: SortSelectProps<T>) {
  const t = useT();
  return <ListSelect {...props} label={t('enterprises.positions.sort')} />;
}
