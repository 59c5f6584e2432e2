import { Link } from '@umijs/max';
import type { Position } from '@/services/types';
import { positionPath } from '@/utils/paths/positions';
import CollectButton from '../shared/CollectButton';
import Marked from '../shared/Marked';
import NewTabLink from '../shared/NewTabLink';
import rowStyles from '../shared/PositionRow.module.css';

interface CellProps {
  position: Position;
  backPath: string;
}

/** The name of a position, which leads to it. */
export function NameCell({ position: { id, name, matched }, backPath }: CellProps) {
  return (
    <Link lang="zh-CN" to={positionPath(id, 'search', backPath)} state={{ isFromList: true }}>
      <Marked text={name} of="name" matched={matched} />
    </Link>
  );
}

/** What one can do with a position in the table. */
export function ActionsCell({ position, backPath }: CellProps) {
  return (
    <div className={rowStyles.inTable}>
      <NewTabLink id={position.id} name={position.name} src="search" backPath={backPath} />
      <CollectButton position={position} />
    </div>
  );
}
