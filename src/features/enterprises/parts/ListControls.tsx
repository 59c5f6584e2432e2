import { Flex } from 'antd';
import type { ReactNode } from 'react';
import ListSelect from '@/components/select/ListSelect';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import { withFilters } from '@/utils/urlValues';
import { type ListSort, positionList, sorts } from './listState';

interface ListControlsProps {
  /** Whether the unit has subordinates that can be left out. */
  hasScope?: boolean;
  /** The label of the first order; by default "newest". */
  newest?: string;
  children?: ReactNode;
}

/** The controls for the order of positions and for including subordinates; a change starts at the first page. */
export default function ListControls({ hasScope, newest, children }: ListControlsProps) {
  const t = useT();
  const { state, go } = useUrlState(positionList);
  const labelOf = (sort: ListSort) =>
    (sort === 'newest' && newest) || t(`enterprises.positions.sort.${sort}`);
  return (
    <Flex wrap gap="0 16px" align="center" className="offPaper">
      {children}
      {hasScope && (
        <label className="tick">
          <input
            type="checkbox"
            checked={state.isOwnOnly}
            onChange={({ target }) => go(withFilters(state, { isOwnOnly: target.checked }))}
          />
          {t('enterprises.positions.ownOnly')}
        </label>
      )}
      <ListSelect
        label={t('enterprises.positions.sort')}
        value={state.sort}
        choices={sorts.map((value) => ({ value, label: labelOf(value) }))}
        onChoose={(sort) => go(withFilters(state, { sort }))}
      />
    </Flex>
  );
}
