import { Link, useParams } from '@umijs/max';
import LinkTabs from '@/components/LinkTabs';
import PageHead from '@/components/PageHead';
import Part from '@/components/Part';
import RichText from '@/components/RichText';
import CompareArea from '@/features/positions/shared/compare/CompareArea';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import type { EnterpriseDetail } from '@/services/types';
import FoundUnit from './parts/FoundUnit';
import { positionsPath, recruitmentPath, unitPath, unitsPath } from './shared/paths';
import Photos from './unit/Photos';
import styles from './unit/Unit.module.css';
import UnitFacts from './unit/UnitFacts';
import UnitPanel from './unit/UnitPanel';
import { formatUnit, parseUnit, unitTabs } from './unit/unitState';

const codec = { parse: parseUnit, format: formatUnit };

/** An enterprise: who it is, and what it and its subordinates have on offer (spec §2, /unitInfo). */
export default function UnitScreen() {
  const t = useT();
  const { unitId = '' } = useParams();
  return (
    <FoundUnit id={unitId} title={t('enterprises.unit.title')}>
      {(unit) => <Unit key={unit.id} unit={unit} />}
    </FoundUnit>
  );
}

function Unit({ unit }: { unit: EnterpriseDetail }) {
  const t = useT();
  const { state, hrefOf } = useUrlState(codec);
  const { parent } = unit;
  return (
    <>
      <PageHead
        title={unit.name}
        titleLang="zh-CN"
        breadcrumb={[
          { label: t('enterprises.list.title'), to: unitsPath },
          ...(parent ? [{ label: parent.name, to: unitPath(parent.id) }] : []),
        ]}
        intro={
          <Link to={recruitmentPath(parent?.id ?? unit.id, unit.id)}>
            {t('enterprises.unitList.toTree')}
          </Link>
        }
        action={
          <Link className={styles.action} to={positionsPath(unit.id)}>
            {t('enterprises.unit.toSearch')}
          </Link>
        }
      />
      <div className={styles.about}>
        <UnitFacts unit={unit} />
        <Part title={t('enterprises.unit.introduction')}>
          <RichText html={unit.introHtml} />
          <Photos name={unit.name} fileIds={unit.photos} />
        </Part>
      </div>
      <LinkTabs
        label={t('enterprises.unit.tabs')}
        tabs={unitTabs.map((tab) => ({
          key: tab,
          label: t(`enterprises.tab.${tab}`),
          to: hrefOf({ tab, current: 1 }),
          isCurrent: tab === state.tab,
        }))}
      />
      <UnitPanel
        key={state.tab}
        unit={unit}
        state={state}
        hrefOf={(current) => hrefOf({ ...state, current })}
      />
      <CompareArea />
    </>
  );
}
