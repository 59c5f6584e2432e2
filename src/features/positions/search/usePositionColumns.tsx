import type { ProColumns } from '@ant-design/pro-components';
import type { ReactNode } from 'react';
import Time from '@/components/Time';
import Words from '@/components/Words';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { TextKey } from '@/locales/keys';
import type { Position } from '@/services/types';
import type { Word } from '@/utils/words';
import { educationLevel } from '../shared/educationLevel';
import Marked from '../shared/Marked';
import MinimumEducation from '../shared/MinimumEducation';
import PhaseTag from '../shared/PhaseTag';
import SalaryText from '../shared/SalaryText';
import Majors from './Majors';
import { ActionsCell, NameCell } from './TableCells';
import type { Sort } from './urlState';
import { useColumnWidths } from './useColumnWidths';

/** The columns of the table of positions. The sortable ones are the search's own orders (contract: sort). */
export function usePositionColumns(backPath: string, sort: Sort): ProColumns<Position>[] {
  const t = useT();
  const { termOf } = useTerms();
  const width = useColumnWidths();
  const column = (
    key: string,
    title: TextKey,
    render: (position: Position) => ReactNode,
    more: Partial<ProColumns<Position>> = {},
  ): ProColumns<Position> => ({
    key,
    title: t(title),
    render: (_, position) => render(position),
    ...more,
  });
  const chinese = (content: ReactNode) => <span lang="zh-CN">{content}</span>;
  const word = (of: Word | undefined) => <Words of={[of]} />;
  const atLeast = (of: Word | undefined) => of && <MinimumEducation education={of} />;
  const order = (key: Sort, direction: 'ascend' | 'descend') => ({
    sorter: true,
    sortDirections: [direction],
    sortOrder: sort === key ? direction : null,
  });
  const link = (position: Position) => <NameCell position={position} backPath={backPath} />;
  const unit = ({ enterpriseName, matched }: Position) =>
    chinese(<Marked text={enterpriseName} of="unit" matched={matched} />);
  const pay = ({ salary }: Position) => <SalaryText salary={salary} isShort />;
  const actions = (position: Position) => <ActionsCell position={position} backPath={backPath} />;
  return [
    column('name', 'positions.table.name', link, { rowScope: 'row', hideInSetting: true }),
    column('unit', 'positions.table.unit', unit, { width: width.unit }),
    column(
      'region',
      'positions.table.region',
      ({ regionName, matched }) =>
        chinese(<Marked text={regionName} of="region" matched={matched} />),
      { width: width.region },
    ),
    column('type', 'positions.detail.type', (one) => t(`positions.type.${one.recruitType}`)),
    column('salary', 'positions.detail.salary', pay, {
      ...order('salary', 'descend'),
      width: width.salary,
    }),
    column('headcount', 'positions.table.headcount', (one) => one.headcount, {
      align: 'end',
      width: 40,
    }),
    column(
      'education',
      'positions.table.education',
      (one) =>
        educationLevel(one.education) === 0
          ? t('positions.detail.unlimited')
          : atLeast(termOf('education', one.education)),
      { width: width.education },
    ),
    column('majors', 'positions.fit.requirement.majors', (one) => <Majors position={one} />, {
      width: 124,
    }),
    column('degree', 'positions.fit.requirement.degree', ({ degree }) =>
      degree && degree !== 'none'
        ? word(termOf('degree', degree))
        : t('positions.detail.unlimited'),
    ),
    column(
      'newest',
      'positions.table.published',
      (one) => <Time value={one.publishedAt} />,
      order('newest', 'descend'),
    ),
    column('closing', 'positions.table.deadline', (one) => <PhaseTag position={one} />, {
      ...order('closing', 'ascend'),
      width: width.closing,
    }),
    // As narrow as its buttons: what is left goes to the words.
    column('actions', 'positions.table.actions', actions, { hideInSetting: true, width: 1 }),
  ];
}
