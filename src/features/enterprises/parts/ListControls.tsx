import { Flex } from 'antd';
import type { ReactNode } from 'react';
import ListSelect from '@/components/ListSelect';
import { useT } from '@/hooks/useT';
import { type ListState, type Sort, sorts } from './listState';

interface ListControlsProps {
  state: ListState;
  onChange: (next: ListState) => void;
  /** Whether there are subordinates to leave out. */
  hasScope?: boolean;
  /** What the first order is called, which is the newest by default. */
  newest?: string;
  children?: ReactNode;
}

/** Order of a list of positions, and whether subordinates' belong to it; either begins at its first page. */
export default function ListControls(props: ListControlsProps) {
  const { state, onChange, hasScope, newest, children } = props;
  const t = useT();
  const labelOf = (sort: Sort) =>
    (sort === 'newest' && newest) || t(`enterprises.positions.sort.${sort}`);
  return (
    <Flex wrap gap="0 16px" align="center" className="offPaper">
      {children}
      {hasScope && (
        <label className="tick">
          <input
            type="checkbox"
            checked={state.isOwnOnly}
            onChange={({ target }) => onChange({ ...state, isOwnOnly: target.checked, current: 1 })}
          />
          {t('enterprises.positions.ownOnly')}
        </label>
      )}
      <ListSelect
        label={t('enterprises.positions.sort')}
        value={state.sort}
        choices={sorts.map((value) => ({ value, label: labelOf(value) }))}
        onChoose={(sort) => onChange({ ...state, sort, current: 1 })}
      />
    </Flex>
  );
}
