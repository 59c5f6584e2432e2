import { useNavigate, useParams } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { Flex } from 'antd';
import { useMemo, useState } from 'react';
import PageHead from '@/components/PageHead';
import Sentence from '@/components/Sentence';
import CompareArea from '@/features/positions/shared/compare/CompareArea';
import UnitTree from '@/features/positions/shared/unitTree/UnitTree';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useT } from '@/hooks/useT';
import { useUnitPath } from '@/hooks/useUnitPath';
import { useUrlState } from '@/hooks/useUrlState';
import type { EnterpriseDetail } from '@/services/types';
import { inPlace } from '@/utils/inPlace';
import { recruitmentPath, unitPath, unitsPath } from '@/utils/paths/enterprises';
import { serverWord } from '@/utils/words';
import { positionList } from './parts/listState';
import { UnitPositions } from './parts/PositionList';
import UnitLoader from './parts/UnitLoader';
import { useSuperiors } from './parts/useSuperiors';
import Introduction from './recruitment/Introduction';
import styles from './recruitment/Recruitment.module.css';
import UnitDrawer from './recruitment/UnitDrawer';

/**
 * A recruiting enterprise: its introduction, its tree of units, and the positions of the chosen unit (spec §2,
 * /recruitment).
 */
export default function RecruitmentScreen() {
  const t = useT();
  const { id = '', unitId } = useParams();
  return (
    <UnitLoader id={id} title={t('enterprises.recruitment.title')}>
      {(root) => <Recruitment key={root.id} root={root} unitId={unitId} />}
    </UnitLoader>
  );
}

interface RecruitmentProps {
  root: EnterpriseDetail;
  /** The unit in the path; undefined for the whole enterprise. */
  unitId: string | undefined;
}

/** The tree of units and the positions of the chosen one. Choosing a unit keeps focus and scroll position. */
function Recruitment({ root, unitId }: RecruitmentProps) {
  const t = useT();
  const navigate = useNavigate();
  const hasColumn = useMediaQuery('(min-width: 992px)');
  const { state } = useUrlState(positionList);
  const { chosen, note } = useChosenUnit(root, unitId);
  const source = useMemo(() => ({ rootId: root.id, filters: { state: 'open' } as const }), [root]);

  const choose = useMemoizedFn((id: string, name: string) => {
    note({ id, name });
    const kept = positionList.format({ ...state, current: 1 });
    navigate(recruitmentPath(root.id, id) + kept, { state: inPlace });
  });

  const tree = (
    <UnitTree
      source={source}
      label={t('enterprises.tree.label')}
      chosenId={chosen.id}
      onChoose={choose}
    />
  );
  const { superiors } = useSuperiors(root);
  return (
    <>
      <PageHead
        title={root.name}
        titleLang="zh-CN"
        breadcrumb={[
          { label: t('enterprises.list.title'), to: unitsPath },
          ...superiors.map(({ id, name }) => ({ label: name, lang: 'zh-CN', to: unitPath(id) })),
        ]}
      />
      <Introduction unit={root} />
      <Flex
        vertical={!hasColumn}
        gap={hasColumn ? 24 : 16}
        align={hasColumn ? 'flex-start' : 'stretch'}
      >
        {hasColumn ? (
          <aside
            className={`${styles.units} offPaper`}
            aria-label={t('enterprises.recruitment.units')}
          >
            {tree}
          </aside>
        ) : (
          <UnitDrawer name={chosen.name} chosenId={chosen.id}>
            {tree}
          </UnitDrawer>
        )}
        <div style={{ flex: 1, minWidth: 0 }}>
          <UnitPositions
            unitId={chosen.id}
            title={
              chosen.name
                ? t('enterprises.recruitment.positions', { name: chosen.name })
                : t('enterprises.recruitment.positionsPlain')
            }
            heading={
              chosen.name && (
                <Sentence
                  id="enterprises.recruitment.positions"
                  values={{ name: serverWord(chosen.name) }}
                />
              )
            }
            noneHint={t('enterprises.recruitment.noneHint')}
          />
        </div>
      </Flex>
      <CompareArea />
    </>
  );
}

interface ChosenUnit {
  id: string;
  /** Undefined while the names of units load; the path already has the id. */
  name?: string;
}

/** The unit in the path. A unit of another enterprise counts as the whole enterprise. */
function useChosenUnit({ id: rootId, name }: EnterpriseDetail, unitId = rootId) {
  const whole: ChosenUnit = { id: rootId, name };
  const [recorded, note] = useState(whole);
  const isKnownHere = unitId === rootId || unitId === recorded.id;
  const { path, isKnown } = useUnitPath(unitId, !isKnownHere);

  const chosen = (): ChosenUnit => {
    if (unitId === rootId) return whole;
    if (unitId === recorded.id) return recorded;
    if (!isKnown) return { id: unitId };
    return path.some(({ id }) => id === rootId) ? (path.at(-1) ?? whole) : whole;
  };
  return { chosen: chosen(), note };
}
