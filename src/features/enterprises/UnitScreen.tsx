import { Link, useParams } from '@umijs/max';
import ActionLink from '@/components/ActionLink';
import Facts from '@/components/Facts';
import LinkTabs from '@/components/LinkTabs';
import PageHead from '@/components/PageHead';
import Part from '@/components/Part';
import RichText from '@/components/RichText';
import CompareArea from '@/features/positions/shared/compare/CompareArea';
import { useRegionName } from '@/hooks/useRegionName';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import { useUrlState } from '@/hooks/useUrlState';
import { publicFileUrl } from '@/services/file';
import type { EnterpriseDetail } from '@/services/types';
import { webAddress } from '@/utils/webAddress';
import FoundUnit from './parts/FoundUnit';
import { positionsPath, recruitmentPath, unitPath, unitsPath } from './shared/paths';
import styles from './unit/Unit.module.css';
import UnitPanel, { formatUnit, parseUnit, unitTabs } from './unit/UnitPanel';

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
          <ActionLink isMain to={positionsPath(unit.id)}>
            {t('enterprises.unit.toSearch')}
          </ActionLink>
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

/** What an enterprise is, in a word each; what is not known is left out. */
function UnitFacts({ unit }: { unit: EnterpriseDetail }) {
  const t = useT();
  const { termOf } = useTerms();
  const regionName = useRegionName();
  const { nature, industry, scale, parent } = unit;
  const lang = 'zh-CN';
  const website = webAddress(unit.website);
  const link = website && (
    <a href={website} target="_blank" rel="noopener noreferrer nofollow">
      {website}
      {t('common.externalLink')}
    </a>
  );
  const above = parent && <Link to={unitPath(parent.id)}>{parent.name}</Link>;
  return (
    <Part title={t('enterprises.unit.facts')}>
      <Facts
        facts={[
          { label: t('enterprises.fact.nature'), value: termOf('nature', nature), lang },
          { label: t('enterprises.fact.industry'), value: termOf('industry', industry), lang },
          { label: t('enterprises.fact.scale'), value: termOf('scale', scale), lang },
          { label: t('enterprises.fact.region'), value: regionName(unit.regionCode), lang },
          { label: t('enterprises.fact.parent'), value: above, lang },
          { label: t('enterprises.fact.address'), value: unit.address, lang },
          { label: t('enterprises.fact.contact'), value: unit.contact, lang },
          { label: t('enterprises.fact.website'), value: link },
        ]}
      />
    </Part>
  );
}

/** Photos of an enterprise; their room is kept, they come when they are near the view. */
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
