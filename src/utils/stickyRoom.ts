/** By property, the positions of the boxes whose height it tells. */
const properties = {
  '--sticky-foot': ['fixed', 'sticky'],
  '--fixed-foot': ['fixed'],
};
const boxes = new Set<HTMLElement>();

function measure(): void {
  const { style } = document.documentElement;
  // All before the first is set, which has the whole page styled anew.
  const measured = [...boxes].map(
    (box) => [getComputedStyle(box).position, box.offsetHeight] as const,
  );
  for (const [property, positions] of Object.entries(properties)) {
    const heights = measured.filter(([position]) => positions.includes(position));
    if (heights.length > 0)
      style.setProperty(property, `${Math.max(...heights.map(([, height]) => height))}px`);
    else style.removeProperty(property);
  }
}

/**
 * A ref for an element that sticks to the bottom of the window. While it sticks, scrolling to an element stops above it
 * (`scroll-padding` in global.css, WCAG 2.4.11), whatever its height; what lies over the page's end leaves room below it (Footer.module.css).
 */
export function stickyRoom(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  boxes.add(box);
  const observer = new ResizeObserver(measure);
  observer.observe(box);
  window.addEventListener('resize', measure);
  return () => {
    boxes.delete(box);
    observer.disconnect();
    window.removeEventListener('resize', measure);
    measure();
  };
}
