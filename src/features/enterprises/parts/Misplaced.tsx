import State from '@/components/State';
import { useT } from '@/hooks/useT';
import { useUnitPath } from '@/hooks/useUnitPath';
import type { EnterpriseDetail } from '@/services/types';
import { unitListPath, unitPath } from '../shared/paths';

interface MisplacedProps {
  unit: EnterpriseDetail;
  /** The unit that the path names as its parent, and that is not. */
  parentId: string;
}

/** Says that a unit does not stand where the address has it, and leads to where it does. */
export default function Misplaced({ unit, parentId }: MisplacedProps) {
  const t = useT();
  const named = useUnitPath(parentId).path.at(-1)?.name;
  const { id, name, parent } = unit;
  return (
    <State
      role="status"
      isCompact
      title={t(named ? 'enterprises.misplaced' : 'enterprises.misplaced.unknown', {
        name,
        parent: named,
      })}
      hint={
        parent
          ? t('enterprises.misplaced.under', { parent: parent.name })
          : t('enterprises.misplaced.top')
      }
      action={
        parent
          ? { label: t('enterprises.misplaced.go'), to: unitListPath(id, parent.id) }
          : { label: t('enterprises.recruitment.more'), to: unitPath(id) }
      }
    />
  );
}
