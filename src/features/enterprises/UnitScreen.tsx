import { Link, useParams } from '@umijs/max';
import { Flex } from 'antd';
import ActionLink from '@/components/ActionLink';
import LinkTabs from '@/components/LinkTabs';
import PageHead from '@/components/PageHead';
import PageSection from '@/components/PageSection';
import RichText from '@/components/RichText';
import CompareArea from '@/features/positions/shared/compare/CompareArea';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import { publicFileUrl } from '@/services/publicFileUrl';
import type { EnterpriseDetail } from '@/services/types';
import { positionsPath, recruitmentPath, unitPath, unitsPath } from '@/utils/paths/enterprises';
import { unitTabs, unitView } from './parts/listState';
import UnitLoader from './parts/UnitLoader';
import { useSuperiors } from './parts/useSuperiors';
import styles from './unit/Unit.module.css';
import UnitFacts from './unit/UnitFacts';
import UnitPanel from './unit/UnitPanel';

/** An enterprise: its facts, and the positions of the enterprise and its subordinates (spec §2, /unitInfo). */
export default function UnitScreen() {
  const t = useT();
  const { unitId = '' } = useParams();
  return (
    <UnitLoader id={unitId} title={t('enterprises.unit.title')}>
      {(unit) => <Unit key={unit.id} unit={unit} />}
    </UnitLoader>
  );
}

function Unit({ unit }: { unit: EnterpriseDetail }) {
  const t = useT();
  const { state, hrefOf } = useUrlState(unitView);
  const { parent } = unit;
  const { superiors } = useSuperiors(unit);
  return (
    <>
      <PageHead
        title={unit.name}
        titleLang="zh-CN"
        breadcrumb={[
          { label: t('enterprises.list.title'), to: unitsPath },
          ...superiors.map(({ id, name }) => ({ label: name, lang: 'zh-CN', to: unitPath(id) })),
        ]}
        intro={
          <Link to={recruitmentPath(parent?.id ?? unit.id, unit.id)}>
            {t('enterprises.unitList.toTree')}
          </Link>
        }
        action={
          <ActionLink isMain size="medium" to={positionsPath(unit.id)}>
            {t('enterprises.unit.toSearch')}
          </ActionLink>
        }
      />
      <Flex wrap gap={16} align="flex-start" style={{ marginBottom: 24 }}>
        <div style={{ flex: '1 1 300px', minWidth: 0 }}>
          <UnitFacts unit={unit} />
        </div>
        <div style={{ flex: '2 1 600px', minWidth: 0 }}>
          <PageSection title={t('enterprises.unit.introduction')}>
            <RichText html={unit.introHtml} />
            <Photos name={unit.name} fileIds={unit.photos} />
          </PageSection>
        </div>
      </Flex>
      <LinkTabs
        label={t('enterprises.unit.tabs')}
        keys={unitTabs}
        current={state.tab}
        textOf={(tab) => t(`enterprises.tab.${tab}`)}
        hrefOf={(tab) => hrefOf({ tab, current: 1 })}
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

/** Photos of an enterprise. Their space is reserved; they load when the reader comes near them. */
function Photos({ name, fileIds }: { name: string; fileIds: readonly string[] }) {
  const t = useT();
  if (fileIds.length === 0) return null;
  return (
    <ul className={styles.photos} aria-label={t('enterprises.unit.photos')}>
      {fileIds.map((fileId, index) => (
        <li key={fileId}>
          <img
            className={styles.photo}
            src={publicFileUrl(fileId)}
            alt={t('enterprises.unit.photo', { name, number: index + 1 })}
            width={480}
            height={320}
            loading="lazy"
            decoding="async"
          />
        </li>
      ))}
    </ul>
  );
}
