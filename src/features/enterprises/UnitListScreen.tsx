import { Link, useParams } from '@umijs/max';
import Failure from '@/components/Failure';
import Message from '@/components/Message';
import PageHead from '@/components/PageHead';
import CompareArea from '@/features/positions/shared/compare/CompareArea';
import { useT } from '@/hooks/useT';
import { useUnitPath } from '@/hooks/useUnitPath';
import { useUrlState } from '@/hooks/useUrlState';
import type { EnterpriseDetail } from '@/services/types';
import ListControls from './parts/ListControls';
import { listCodec } from './parts/listState';
import PositionList from './parts/PositionList';
import UnitSkeleton from './parts/UnitSkeleton';
import { useUnit } from './parts/useUnit';
import { positionsPath, recruitmentPath, unitPath, unitsPath } from './shared/paths';

/** The positions of a unit under its parent (spec §2); the breadcrumb is the unit's real one, whatever the path says. */
export default function UnitListScreen() {
  const t = useT();
  const { id = '' } = useParams();
  const { data: unit, error, isLoading, refresh } = useUnit(id);
  if (unit === null) {
    return (
      <Message
        headingLevel={1}
        title={t('enterprises.unit.gone')}
        hint={t('enterprises.unit.goneHint')}
        action={{ label: t('enterprises.toList'), to: unitsPath }}
      />
    );
  }
  if (unit) return <UnitList key={unit.id} unit={unit} />;
  return (
    <>
      <PageHead title={t('enterprises.unitList.plain')} />
      {error && !isLoading ? (
        <Failure title={t('enterprises.unit.failed')} onRetry={refresh} />
      ) : (
        <UnitSkeleton />
      )}
    </>
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
