import type { ProColumns } from '@ant-design/pro-components';
import { Link } from '@umijs/max';
import Time from '@/components/Time';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { Position } from '@/services/types';
import CollectButton from '../shared/CollectButton';
import { recruitTypeKeys } from '../shared/labels';
import NewTabLink from '../shared/NewTabLink';
import PhaseTag from '../shared/PhaseTag';
import { positionPath } from '../shared/paths';
import type { SearchState } from './urlState';

/** The columns of the table of positions; the two that can be sorted by are the search's own orders (contract: sort). */
export function usePositionColumns(
  backPath: string,
  sort: SearchState['sort'],
): ProColumns<Position>[] {
  const t = useT();
  const { termOf } = useTerms();
  return [
    {
      key: 'name',
      title: t('positions.table.name'),
      rowScope: 'row',
      hideInSetting: true,
      width: '22%',
      render: (_, { id, name }) => (
        <Link lang="zh-CN" to={positionPath(id, 'search', backPath)} state={{ isFromList: true }}>
          {name}
        </Link>
      ),
    },
    {
      key: 'unit',
      title: t('positions.table.unit'),
      render: (_, { enterpriseName }) => <span lang="zh-CN">{enterpriseName}</span>,
    },
    {
      key: 'region',
      title: t('positions.table.region'),
      render: (_, { regionName }) => <span lang="zh-CN">{regionName}</span>,
    },
    {
      key: 'type',
      title: t('positions.detail.type'),
      render: (_, { recruitType }) => t(recruitTypeKeys[recruitType]),
    },
    {
      key: 'headcount',
      title: t('positions.table.headcount'),
      align: 'end',
      render: (_, { headcount }) => headcount,
    },
    {
      key: 'education',
      title: t('positions.table.education'),
      render: (_, { education }) => <span lang="zh-CN">{termOf('education', education)}</span>,
    },
    {
      key: 'degree',
      title: t('positions.fit.requirement.degree'),
      render: (_, { degree }) =>
        degree ? (
          <span lang="zh-CN">{termOf('degree', degree)}</span>
        ) : (
          t('positions.detail.unlimited')
        ),
    },
    {
      key: 'newest',
      title: t('positions.table.published'),
      sorter: true,
      sortDirections: ['descend'],
      sortOrder: sort === 'newest' ? 'descend' : null,
      render: (_, { publishedAt }) => <Time value={publishedAt} />,
    },
    {
      key: 'closing',
      title: t('positions.table.deadline'),
      sorter: true,
      sortDirections: ['ascend'],
      sortOrder: sort === 'closing' ? 'ascend' : null,
      render: (_, position) => <PhaseTag position={position} />,
    },
    {
      key: 'actions',
      title: t('positions.table.actions'),
      hideInSetting: true,
      render: (_, position) => (
        <>
          <NewTabLink id={position.id} name={position.name} src="search" backPath={backPath} />
          <CollectButton position={position} />
        </>
      ),
    },
  ];
}
