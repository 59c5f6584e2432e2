import { Link } from '@umijs/max';
import Facts from '@/components/Facts';
import PlaceText from '@/components/maps/PlaceText';
import PageSection from '@/components/PageSection';
import PhoneText from '@/components/PhoneText';
import Words from '@/components/Words';
import { useRegionName, useRegions } from '@/hooks/useRegionName';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { EnterpriseDetail } from '@/services/types';
import { unitPath } from '@/utils/paths/enterprises';
import { webAddress } from '@/utils/webAddress';

const lang = 'zh-CN';

/** The facts of an enterprise in short; unknown ones are left out. The names of codes, which come later, have their lines. */
export default function UnitFacts({ unit }: { unit: EnterpriseDetail }) {
  const t = useT();
  const { nameOf } = useTerms();
  const termFact = (key: 'nature' | 'industry' | 'scale') => ({
    label: t(`enterprises.fact.${key}`),
    value: unit[key] && <Words of={[nameOf(key, unit[key])]} />,
  });
  const regionName = useRegionName();
  const region = useRegions().tree.length === 0 ? '…' : regionName(unit.regionCode);
  const { parent, contact } = unit;
  const whom = contact && <PhoneText text={contact} />;
  const where = unit.address && <PlaceText place={unit.address} />;
  const website = webAddress(unit.website);
  const link = website && (
    <a href={website} target="_blank" rel="noopener noreferrer nofollow">
      {website + t('common.externalLink')}
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
          { label: t('enterprises.fact.region'), value: region, lang },
          { label: t('enterprises.fact.parent'), value: above, lang },
          { label: t('enterprises.fact.address'), value: where, lang },
          { label: t('enterprises.fact.contact'), value: whom, lang },
          { label: t('enterprises.fact.website'), value: link },
        ]}
      />
    </PageSection>
  );
}
