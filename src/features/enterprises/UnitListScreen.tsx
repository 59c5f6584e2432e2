import { Link, useParams } from '@umijs/max';
import PageHead from '@/components/PageHead';
import CompareArea from '@/features/positions/shared/compare/CompareArea';
import { useT } from '@/hooks/useT';
import { useUnitPath } from '@/hooks/useUnitPath';
import { useUrlState } from '@/hooks/useUrlState';
import type { EnterpriseDetail } from '@/services/types';
import FoundUnit from './parts/FoundUnit';
import ListControls from './parts/ListControls';
import { listCodec } from './parts/listState';
import PositionList from './parts/PositionList';
import { positionsPath, recruitmentPath, unitPath, unitsPath } from './shared/paths';

/** The positions of a unit under its parent (spec §2); the breadcrumb is the unit's real one, whatever the path says. */
export default function UnitListScreen() {
  const t = useT();
  const { id = '' } = useParams();
  return (
    <FoundUnit id={id} title={t('enterprises.unitList.plain')}>
      {(unit) => <UnitList key={unit.id} unit={unit} />}
    </FoundUnit>
  );
}

function UnitList({ unit }: { unit: EnterpriseDetail }) {
  const t = useT();
  const { state, hrefOf, go } = useUrlState(listCodec);
  const { path } = useUnitPath(unit.id);
  const known = path.slice(0, -1);
  const superiors = known.length > 0 || !unit.parent ? known : [unit.parent];
  const [top] = superiors;
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
            <Link to={recruitmentPath(top?.id ?? unit.id, unit.id)}>
              {t('enterprises.unitList.toTree')}
            </Link>
          </>
        }
      />
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
