import notice from '@/features/content/notice/Notice.module.css';
import NoticeBody from '@/features/content/notice/NoticeBody';
import NoticeHead from '@/features/content/notice/NoticeHead';
import PositionHead from '@/features/positions/detail/PositionHead';
import PositionRow from '@/features/positions/shared/PositionRow';
import { useT } from '@/hooks/useT';
import type { Position } from '@/services/types';
import type { PositionSource } from '@/utils/paths/positions';
import { shellId } from '@/utils/shell';
import type { FirstAnswer } from './firstCalls';

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

function contentOf({ screen, answer }: FirstAnswer) {
  if (screen === 'position') return <PositionHead position={answer} />;
  if (screen === 'notice') {
    return (
      <>
        <NoticeHead notice={answer} />
        <article className={notice.article}>
          <NoticeBody notice={answer} />
        </article>
      </>
    );
  }
  const isHome = screen === 'home';
  if (answer.list.length === 0) return undefined;
  return (
    <Rows
      className={isHome ? 'lines' : 'rows'}
      positions={answer.list}
      src={isHome ? 'home' : 'search'}
    />
  );
}

/** The number of results, for the bar above them. */
function Total({ count }: { count: number }) {
  const t = useT();
  return t('positions.search.count', { count });
}

/** Shows an answer in its place of the shell. The whole is made first: what cannot be drawn changes nothing. */
window.drawFirst = (first) => {
  const content = contentOf(first);
  const place = document.querySelector(`#${shellId} [data-first]`);
  // In this script JSX gives DOM (config/early/react).
  if (!place || !(content instanceof Node)) return;
  place.replaceChildren(content);
  const total = first.screen === 'search' && <Total count={first.answer.total} />;
  const status = place.previousElementSibling?.querySelector('[role="status"]');
  if (total instanceof Node) status?.replaceChildren(total);
};
