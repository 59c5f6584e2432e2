import { Link, useParams } from '@umijs/max';
import PageHead from '@/components/PageHead';
import Sentence from '@/components/Sentence';
import State from '@/components/State';
import CompareArea from '@/features/positions/shared/compare/CompareArea';
import { useT } from '@/hooks/useT';
import { useUnitPath } from '@/hooks/useUnitPath';
import type { EnterpriseDetail } from '@/services/types';
import { recruitmentPath, unitListPath, unitPath, unitsPath } from '@/utils/paths/enterprises';
import { serverWord } from '@/utils/words';
import { UnitPositions } from './parts/PositionList';
import UnitLoader from './parts/UnitLoader';
import { useSuperiors } from './parts/useSuperiors';

interface UnitListProps {
  unit: EnterpriseDetail;
  /** Id of the parent in the path. */
  parentId: string;
}

/** The positions of a unit below its parent (spec §2). */
export default function UnitListScreen() {
  const t = useT();
  const { id = '', parentId = '' } = useParams();
  return (
    <UnitLoader id={id} title={t('enterprises.unitList.plain')}>
      {(unit) => <UnitList key={unit.id} {...{ unit, parentId }} />}
    </UnitLoader>
  );
}

function UnitList({ unit, parentId }: UnitListProps) {
  const t = useT();
  const { superiors, isElsewhere } = useSuperiorsUnder(unit, parentId);
  const [top] = superiors;
  // The tree of the parent in the path, if the unit is below it.
  const root = isElsewhere ? top?.id : parentId;
  return (
    <>
      <PageHead
        title={t('enterprises.unitList.title', { name: unit.name })}
        heading={
          <Sentence id="enterprises.unitList.title" values={{ name: serverWord(unit.name) }} />
        }
        breadcrumb={[
          { label: t('enterprises.list.title'), to: unitsPath },
          ...superiors.map(({ id, name }) => ({
            label: name,
            lang: 'zh-CN',
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
      {isElsewhere && <Misplaced {...{ unit, parentId }} />}
      <UnitPositions
        unitId={unit.id}
        title={t('enterprises.recruitment.positionsPlain')}
        noneHint={t('enterprises.positions.noneHint')}
      />
      <CompareArea />
    </>
  );
}

/** The superiors of a unit, and whether it is certainly not below `parentId`. A topmost unit counts as below itself. */
function useSuperiorsUnder(unit: EnterpriseDetail, parentId: string) {
  const { superiors, isKnown } = useSuperiors(unit, true);
  const isUnder =
    superiors.some(({ id }) => id === parentId) || (!unit.parent && unit.id === parentId);
  // While the units load, the parent may still turn out to be a superior.
  return { superiors, isElsewhere: !isUnder && isKnown };
}

/** Says that the unit is not below the parent in the path, and links to its real place. */
function Misplaced({ unit, parentId }: UnitListProps) {
  const t = useT();
  const named = useUnitPath(parentId).path.at(-1)?.name;
  const { id, name, parent } = unit;
  return (
    <State
      isFramed
      role="status"
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
