import { Link } from '@umijs/max';
import Facts from '@/components/Facts';
import Part from '@/components/Part';
import { useRegionName } from '@/hooks/useRegionName';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { EnterpriseDetail } from '@/services/types';
import { webAddress } from '@/utils/webAddress';
import { unitPath } from '../shared/paths';

/** What an enterprise is, in a word each; what is not known is left out. */
export default function UnitFacts({ unit }: { unit: EnterpriseDetail }) {
  const t = useT();
  const { termOf } = useTerms();
  const regionName = useRegionName();
  const lang = 'zh-CN';
  const website = webAddress(unit.website);
  return (
    <Part title={t('enterprises.unit.facts')}>
      <Facts
        facts={[
          { label: t('enterprises.fact.nature'), value: termOf('nature', unit.nature), lang },
          { label: t('enterprises.fact.industry'), value: termOf('industry', unit.industry), lang },
          { label: t('enterprises.fact.scale'), value: termOf('scale', unit.scale), lang },
          { label: t('enterprises.fact.region'), value: regionName(unit.regionCode), lang },
          {
            label: t('enterprises.fact.parent'),
            value: unit.parent && <Link to={unitPath(unit.parent.id)}>{unit.parent.name}</Link>,
            lang,
          },
          { label: t('enterprises.fact.address'), value: unit.address, lang },
          { label: t('enterprises.fact.contact'), value: unit.contact, lang },
          {
            label: t('enterprises.fact.website'),
            value: website && (
              <a href={website} target="_blank" rel="noopener noreferrer nofollow">
                {website}
                {t('common.externalLink')}
              </a>
            ),
          },
        ]}
      />
    </Part>
  );
}
