import { Link } from '@umijs/max';
import { Flex } from 'antd';
import shared from '@/components/shared.module.css';
import Words from '@/components/Words';
import { useRegionName } from '@/hooks/useRegionName';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { Enterprise } from '@/services/types';
import { recruitmentPath, unitListPath, unitPath } from '@/utils/paths/enterprises';
import { isSecondPress } from '@/utils/secondPress';
import { serverWord } from '@/utils/words';
import styles from './EnterpriseList.module.css';

interface EnterpriseRowProps {
  enterprise: Enterprise;
  /** The URL where this enterprise filters the positions below. */
  filterHref: string;
  onFilter: () => void;
  isChosen: boolean;
}

/** An enterprise in the list: its facts, its number of positions, and links. */
export default function EnterpriseRow(props: EnterpriseRowProps) {
  const { enterprise, filterHref, onFilter, isChosen } = props;
  const t = useT();
  const { termOf } = useTerms();
  const regionName = useRegionName();
  // A server may leave the number out.
  const { id, name, parentId, positionCountWithChildren: count } = enterprise;
  const facts = [
    termOf('nature', enterprise.nature),
    termOf('industry', enterprise.industry),
    serverWord(regionName(enterprise.regionCode)),
  ].filter((fact) => fact?.label);
  return (
    <article className={`${shared.item} ${isChosen ? styles.chosen : styles.row}`}>
      <div style={{ flex: '1 1 320px', minWidth: 0 }}>
        <h3 className={shared.rowTitle} lang="zh-CN">
          <Link to={recruitmentPath(id)} state={{ isFromList: true }}>
            {name}
          </Link>
        </h3>
        <Flex component="p" wrap gap="0 16px" className="quiet">
          {facts.map((fact) => (
            <span key={fact?.label}>
              <Words of={[fact]} />
            </span>
          ))}
          {count >= 0 && <span>{t('enterprises.list.positions', { count })}</span>}
        </Flex>
      </div>
      <Flex wrap gap="0 16px" className={styles.ways}>
        <Link to={unitPath(id)} aria-label={t('enterprises.list.aboutLabel', { name })}>
          {t('enterprises.list.about')}
        </Link>
        {parentId && parentId !== id && (
          <Link
            to={unitListPath(id, parentId)}
            aria-label={t('enterprises.list.underLabel', { name })}
          >
            {t('enterprises.list.under')}
          </Link>
        )}
        <Link
          to={filterHref}
          aria-current={isChosen ? 'true' : undefined}
          onClick={(event) => {
            if (isSecondPress(event)) event.preventDefault();
            else onFilter();
          }}
          aria-label={t(
            isChosen ? 'enterprises.list.filteredLabel' : 'enterprises.list.filterLabel',
            { name },
          )}
        >
          {t(isChosen ? 'enterprises.list.filtered' : 'enterprises.list.filter')}
        </Link>
      </Flex>
    </article>
  );
}
