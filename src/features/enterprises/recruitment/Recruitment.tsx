import { useLocation, useNavigate } from '@umijs/max';
import { useCallback, useMemo, useRef } from 'react';
import PageHead from '@/components/PageHead';
import CompareArea from '@/features/positions/shared/compare/CompareArea';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import type { EnterpriseDetail } from '@/services/types';
import { inPlace } from '@/utils/inPlace';
import ListControls from '../parts/ListControls';
import { formatList, listCodec, parseList } from '../parts/listState';
import PositionList from '../parts/PositionList';
import { positionsPath, recruitmentPath, unitPath, unitsPath } from '../shared/paths';
import UnitTree from '../shared/tree/UnitTree';
import Introduction from './Introduction';
import styles from './Recruitment.module.css';
import UnitDrawer from './UnitDrawer';
import { useChosenUnit } from './useChosenUnit';

interface RecruitmentProps {
  root: EnterpriseDetail;
  /** The unit in the path; the whole enterprise without one. */
  unitId: string | undefined;
}

/** The tree of units beside the positions of the chosen one; choosing leaves focus and scroll where they are. */
export default function Recruitment({ root, unitId }: RecruitmentProps) {
  const t = useT();
  const navigate = useNavigate();
  const { search } = useLocation();
  const hasColumn = useMediaQuery('(min-width: 992px)');
  const { state, hrefOf, go } = useUrlState(listCodec);
  const { chosen, note } = useChosenUnit(root, unitId);
  const source = useMemo(() => ({ rootId: root.id, filters: { state: 'open' } as const }), [root]);

  const query = useRef(search);
  query.current = search;
  const choose = useCallback(
    (id: string, name: string) => {
      note(id, name);
      const kept = formatList({ ...parseList(new URLSearchParams(query.current)), current: 1 });
      navigate(recruitmentPath(root.id, id) + kept, { state: inPlace });
    },
    [navigate, note, root.id],
  );

  const tree = (
    <UnitTree
      source={source}
      label={t('enterprises.tree.label')}
      chosenId={chosen.id}
      onChoose={choose}
    />
  );
  const { parent } = root;
  return (
    <>
      <PageHead
        title={root.name}
        titleLang="zh-CN"
        breadcrumb={[
          { label: t('enterprises.list.title'), to: unitsPath },
          ...(parent ? [{ label: parent.name, to: unitPath(parent.id) }] : []),
        ]}
      />
      <Introduction unit={root} />
      <div className={styles.columns}>
        {hasColumn ? (
          <aside className={styles.units} aria-label={t('enterprises.recruitment.units')}>
            {tree}
          </aside>
        ) : (
          <UnitDrawer name={chosen.name} chosenId={chosen.id}>
            {tree}
          </UnitDrawer>
        )}
        <div className={styles.positions}>
          <PositionList
            title={
              chosen.name
                ? t('enterprises.recruitment.positions', { name: chosen.name })
                : t('enterprises.recruitment.positionsPlain')
            }
            src="unit"
            query={{
              enterpriseId: chosen.id,
              scope: state.isOwnOnly ? 'own' : 'all',
              state: 'open',
              sort: state.sort,
            }}
            current={state.current}
            hrefOf={(current) => hrefOf({ ...state, current })}
            controls={<ListControls state={state} onChange={go} hasScope />}
            empty={{
              title: t('enterprises.positions.none'),
              hint: t('enterprises.recruitment.noneHint'),
              action: { label: t('enterprises.positions.search'), to: positionsPath(chosen.id) },
            }}
          />
        </div>
      </div>
      <CompareArea />
    </>
  );
}
