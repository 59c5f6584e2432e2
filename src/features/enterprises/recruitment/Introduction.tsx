import { Link } from '@umijs/max';
import { Flex } from 'antd';
import Words from '@/components/Words';
import { useRegionName } from '@/hooks/useRegionName';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { EnterpriseDetail } from '@/services/types';
import { openingOf } from '@/utils/highlight';
import { unitPath } from '@/utils/paths/enterprises';
import { serverWord } from '@/utils/words';
import styles from './Recruitment.module.css';

/** Number of characters that are shown of the introduction. */
const openingLength = 80;

/** The beginning of the enterprise's introduction, and a link to all of it. */
export default function Introduction({ unit }: { unit: EnterpriseDetail }) {
  const t = useT();
  const { termOf } = useTerms();
  const regionName = useRegionName();
  const facts = [
    termOf('nature', unit.nature),
    termOf('industry', unit.industry),
    termOf('scale', unit.scale),
    serverWord(regionName(unit.regionCode)),
  ].filter((fact) => fact?.label);
  return (
    <Flex
      component="section"
      vertical
      gap={4}
      style={{ maxWidth: 'var(--text-measure)', marginBottom: 16 }}
      aria-label={t('enterprises.unit.introduction')}
    >
      <div className={styles.facts}>
        <Flex component="ul" wrap gap="0 16px" className="bare quiet">
          {facts.map((fact) => (
            <li key={fact?.label}>
              <Words of={[fact]} />
            </li>
          ))}
        </Flex>
      </div>
      <div>
        <span lang="zh-CN">{openingOf(unit.introHtml, openingLength)}</span>{' '}
        <Link style={{ textDecoration: 'underline', whiteSpace: 'nowrap' }} to={unitPath(unit.id)}>
          {t('enterprises.recruitment.more')}
        </Link>
      </div>
    </Flex>
  );
}
