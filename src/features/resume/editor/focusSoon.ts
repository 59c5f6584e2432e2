import { controlAt, moveFocus } from '@/utils/moveFocus';

/** How many frames to wait for a field whose chunk is still loading. */
const maxFrames = 300;

/** Focuses a field once it has rendered. Returns a function that stops waiting. */
export function focusSoon(id: string): () => void {
  let frame = 0;
  const look = (left: number) => {
    const field = controlAt(id);
    if (field) moveFocus(field, 'center');
    else if (left > 0) frame = requestAnimationFrame(() => look(left - 1));
  };
  frame = requestAnimationFrame(() => look(maxFrames));
  return () => cancelAnimationFrame(frame);
}
