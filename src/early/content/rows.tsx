import PositionRow from '@/features/positions/shared/PositionRow';
import { useT } from '@/hooks/useT';
import type { Position } from '@/services/types';
import type { PositionSource } from '@/utils/paths/positions';
import { showInShell } from './showInShell';

/** As many rows as a tall screen shows. */
const rowsShown = 6;

interface RowsProps {
  className: string;
  positions: readonly Position[];
  src: PositionSource;
}

function Rows({ className, positions, src }: RowsProps) {
  return (
    <ul className={className}>
      {positions.slice(0, rowsShown).map((position) => (
        <li key={position.id}>
          <PositionRow position={position} src={src} backPath="" />
        </li>
      ))}
    </ul>
  );
}

/** The number of results, for the bar above them. */
function Total({ count }: { count: number }) {
  const t = useT();
  return t('positions.search.count', { count });
}

/** The first positions of home and search. */
window.drawFirst = (first) => {
  if (first.screen !== 'home' && first.screen !== 'search') return;
  const { screen, answer } = first;
  if (answer.list.length === 0) return;
  const isHome = screen === 'home';
  const place = showInShell(
    <Rows
      className={isHome ? 'lines' : 'rows'}
      positions={answer.list}
      src={isHome ? 'home' : 'search'}
    />,
  );
  const total = !isHome && <Total count={answer.total} />;
  const status = place?.previousElementSibling?.querySelector('[role="status"]');
  if (total instanceof Node) status?.replaceChildren(total);
};
