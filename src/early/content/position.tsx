import DetailSkeleton from '@/features/positions/detail/DetailSkeleton';
import PositionHead from '@/features/positions/detail/PositionHead';
import PositionSide from '@/features/positions/detail/PositionSide';
import { showInShell } from './showInShell';

const nothing = () => undefined;

/** A position: its head, and for a visitor what comes first below it. A signed-in person's side has what is their own. */
window.drawFirst = (first, isSignedIn) => {
  if (first.screen !== 'position') return;
  const { answer } = first;
  const side = !isSignedIn && <PositionSide position={answer} onTurn={nothing} />;
  showInShell(
    <>
      <PositionHead position={answer} />
      <DetailSkeleton side={side} />
    </>,
  );
};
