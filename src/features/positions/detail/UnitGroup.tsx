import { Link } from '@umijs/max';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { Enterprise } from '@/services/types';
import styles from './Detail.module.css';
import DetailGroup from './DetailGroup';

/** Whose position it is, and what else that unit offers. */
export default function UnitGroup({ enterprise }: { enterprise: Enterprise }) {
  const t = useT();
  const { termOf } = useTerms();
  const { id, name, nature, industry, scale, positionCountWithChildren: count } = enterprise;
  return (
    <DetailGroup
      title={t('positions.detail.group.enterprise')}
      facts={[
        { label: t('positions.detail.enterprise'), value: name, lang: 'zh-CN', isWide: true },
        {
          label: t('positions.detail.nature'),
          value: termOf('nature', nature),
          lang: 'zh-CN',
        },
        {
          label: t('positions.detail.industry'),
          value: termOf('industry', industry),
          lang: 'zh-CN',
        },
        { label: t('positions.detail.scale'), value: termOf('scale', scale), lang: 'zh-CN' },
      ]}
    >
      {count > 0 && (
        <Link
          className={styles.action}
          to={`/searchPosition/enterprise?${new URLSearchParams({ enterpriseId: id, state: 'open' })}`}
        >
          {t('positions.detail.unitPositions', { count })}
        </Link>
      )}
    </DetailGroup>
  );
}
