import { Link } from '@umijs/max';
import { unitPath } from '@/features/enterprises/shared/paths';
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
  // Their lines stand before the words are here, so that nothing moves.
  const term = (key: string, code: string) => <span lang="zh-CN">{termOf(key, code)}</span>;
  return (
    <DetailGroup
      title={t('positions.detail.group.enterprise')}
      facts={[
        {
          label: t('positions.detail.enterprise'),
          value: (
            <Link to={unitPath(id)} lang="zh-CN">
              {name}
            </Link>
          ),
          isWide: true,
        },
        { label: t('positions.detail.nature'), value: term('nature', nature) },
        { label: t('positions.detail.industry'), value: term('industry', industry) },
        { label: t('positions.detail.scale'), value: term('scale', scale) },
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
