/** So long a field is waited for whose script is still on its way, in frames. */
const patience = 300;

/** Puts the focus on a field once it is drawn; answers what gives it up. */
export function focusSoon(id: string): () => void {
  let frame = 0;
  const look = (left: number) => {
    const field = document.getElementById(id);
    if (field) field.focus();
    else if (left > 0) frame = requestAnimationFrame(() => look(left - 1));
  };
  frame = requestAnimationFrame(() => look(patience));
  return () => cancelAnimationFrame(frame);
}
