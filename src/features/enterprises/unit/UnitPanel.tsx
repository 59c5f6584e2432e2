import { useT } from '@/hooks/useT';
import type { EnterpriseDetail } from '@/services/types';
import PositionList from '../parts/PositionList';
import { positionsPath } from '../shared/paths';
import UnitActivities from './UnitActivities';
import UnitNotices from './UnitNotices';
import type { UnitState } from './unitState';

interface UnitPanelProps {
  unit: EnterpriseDetail;
  state: UnitState;
  hrefOf: (page: number) => string;
}

/** What the chosen tab shows: own positions, subordinates' positions, activities or notices. */
export default function UnitPanel({ unit, state, hrefOf }: UnitPanelProps) {
  const t = useT();
  const { tab, current } = state;
  const list = { title: t(`enterprises.tab.${tab}`), current, hrefOf };
  if (tab === 'activities') return <UnitActivities {...list} enterpriseId={unit.id} />;
  if (tab === 'notices') return <UnitNotices {...list} enterpriseId={unit.id} />;
  const isOwn = tab === 'positions';
  return (
    <PositionList
      {...list}
      src="unit"
      query={{ enterpriseId: unit.id, scope: isOwn ? 'own' : 'children', state: 'open' }}
      empty={{
        title: t(isOwn ? 'enterprises.positions.noneOwn' : 'enterprises.positions.noneBelow'),
        hint: t('enterprises.positions.noneHint'),
        action: {
          label: t('enterprises.positions.search'),
          to: positionsPath(unit.id),
        },
      }}
    />
  );
}
