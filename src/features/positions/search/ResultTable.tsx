import { Link } from '@umijs/max';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { Position } from '@/services/types';
import CollectButton from '../shared/CollectButton';
import CompareButton from '../shared/compare/CompareButton';
import NewTabLink from '../shared/NewTabLink';
import PhaseTag from '../shared/PhaseTag';
import { positionPath } from '../shared/paths';
import styles from './ResultTable.module.css';

interface ResultTableProps {
  positions: readonly Position[];
  backPath: string;
}

/** The same positions to compare line by line; phones get the list instead. */
export default function ResultTable({ positions, backPath }: ResultTableProps) {
  const t = useT();
  const { termOf } = useTerms();
  return (
    <table className={styles.table}>
      <caption className="visuallyHidden">{t('positions.search.results')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('positions.table.name')}</th>
          <th scope="col">{t('positions.table.unit')}</th>
          <th scope="col">{t('positions.table.region')}</th>
          <th scope="col" className={styles.number}>
            {t('positions.table.headcount')}
          </th>
          <th scope="col">{t('positions.table.education')}</th>
          <th scope="col">{t('positions.table.deadline')}</th>
          <th scope="col">{t('positions.table.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {positions.map((position) => (
          <tr key={position.id}>
            <th scope="row" lang="zh-CN">
              <Link to={positionPath(position.id, 'search', backPath)} state={{ isFromList: true }}>
                {position.name}
              </Link>
            </th>
            <td lang="zh-CN">{position.enterpriseName}</td>
            <td lang="zh-CN">{position.regionName}</td>
            <td className={styles.number}>{position.headcount}</td>
            <td lang="zh-CN">{termOf('education', position.education)}</td>
            <td>
              <PhaseTag position={position} />
            </td>
            <td>
              <NewTabLink id={position.id} name={position.name} src="search" backPath={backPath} />
              <CompareButton position={position} />
              <CollectButton position={position} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
