import { Link, useParams } from '@umijs/max';
import PageHead from '@/components/PageHead';
import CompareArea from '@/features/positions/shared/compare/CompareArea';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import type { EnterpriseDetail } from '@/services/types';
import FoundUnit from './parts/FoundUnit';
import ListControls from './parts/ListControls';
import { listCodec } from './parts/listState';
import Misplaced from './parts/Misplaced';
import PositionList from './parts/PositionList';
import { useSuperiors } from './parts/useSuperiors';
import { positionsPath, recruitmentPath, unitPath, unitsPath } from './shared/paths';

/** The positions of a unit under its parent (spec §2). */
export default function UnitListScreen() {
  const t = useT();
  const { id = '', parentId = '' } = useParams();
  return (
    <FoundUnit id={id} title={t('enterprises.unitList.plain')}>
      {(unit) => <UnitList key={unit.id} {...{ unit, parentId }} />}
    </FoundUnit>
  );
}

function UnitList({ unit, parentId }: { unit: EnterpriseDetail; parentId: string }) {
  const t = useT();
  const { state, hrefOf, go } = useUrlState(listCodec);
  const { superiors, place } = useSuperiors(unit, parentId);
  const [top] = superiors;
  // In the tree of the parent that the path names, where the unit is under it.
  const root = place === 'elsewhere' ? top?.id : parentId;
  const title = t('enterprises.unitList.title', { name: unit.name });
  return (
    <>
      <PageHead
        title={title}
        breadcrumb={[
          { label: t('enterprises.list.title'), to: unitsPath },
          ...superiors.map(({ id, name }) => ({
            label: name,
            to: recruitmentPath(top?.id ?? id, id),
          })),
        ]}
        intro={
          <>
            <Link to={unitPath(unit.id)}>{t('enterprises.recruitment.more')}</Link>
            {' · '}
            <Link to={recruitmentPath(root ?? unit.id, unit.id)}>
              {t('enterprises.unitList.toTree')}
            </Link>
          </>
        }
      />
      {place === 'elsewhere' && <Misplaced {...{ unit, parentId }} />}
      <PositionList
        title={t('enterprises.recruitment.positionsPlain')}
        src="unit"
        query={{
          enterpriseId: unit.id,
          scope: state.isOwnOnly ? 'own' : 'all',
          state: 'open',
          sort: state.sort,
        }}
        current={state.current}
        hrefOf={(current) => hrefOf({ ...state, current })}
        controls={<ListControls state={state} onChange={go} hasScope />}
        empty={{
          title: t('enterprises.positions.none'),
          hint: t('enterprises.positions.noneHint'),
          action: { label: t('enterprises.positions.search'), to: positionsPath(unit.id) },
        }}
      />
      <CompareArea />
    </>
  );
}
