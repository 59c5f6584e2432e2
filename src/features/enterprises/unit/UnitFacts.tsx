import { Link } from '@umijs/max';
import Facts from '@/components/Facts';
import PageSection from '@/components/PageSection';
import { useRegionName, useRegions } from '@/hooks/useRegionName';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { EnterpriseDetail } from '@/services/types';
import { unitPath } from '@/utils/paths/enterprises';
import { webAddress } from '@/utils/webAddress';
import Contact from './Contact';

const lang = 'zh-CN';

/** The facts of an enterprise in short; unknown ones are left out. The names of codes, which come later, have their lines. */
export default function UnitFacts({ unit }: { unit: EnterpriseDetail }) {
  const t = useT();
  const { termsOf, termOf } = useTerms();
  const termFact = (key: 'nature' | 'industry' | 'scale') => ({
    label: t(`enterprises.fact.${key}`),
    value: termOf(key, unit[key]) ?? (termsOf(key).length === 0 ? '…' : undefined),
    lang,
  });
  const { tree } = useRegions();
  const regionName = useRegionName();
  const { parent, contact } = unit;
  const website = webAddress(unit.website);
  const link = website && (
    <a href={website} target="_blank" rel="noopener noreferrer nofollow">
      {website}
      {t('common.externalLink')}
    </a>
  );
  const above = parent && <Link to={unitPath(parent.id)}>{parent.name}</Link>;
  return (
    <PageSection title={t('enterprises.unit.facts')}>
      <Facts
        facts={[
          termFact('nature'),
          termFact('industry'),
          termFact('scale'),
          {
            label: t('enterprises.fact.region'),
            value: tree.length === 0 ? '…' : regionName(unit.regionCode),
            lang,
          },
          { label: t('enterprises.fact.parent'), value: above, lang },
          { label: t('enterprises.fact.address'), value: unit.address, lang },
          {
            label: t('enterprises.fact.contact'),
            value: contact && <Contact text={contact} />,
            lang,
          },
          { label: t('enterprises.fact.website'), value: link },
        ]}
      />
    </PageSection>
  );
}
