const property = '--sticky-foot';
const boxes = new Set<HTMLElement>();

function sticks(box: HTMLElement): boolean {
  return ['fixed', 'sticky'].includes(getComputedStyle(box).position);
}

function measure(): void {
  const heights = [...boxes].filter(sticks).map(({ offsetHeight }) => offsetHeight);
  const { style } = document.documentElement;
  if (heights.length > 0) style.setProperty(property, `${Math.max(...heights)}px`);
  else style.removeProperty(property);
}

/**
 * A ref for an element that sticks to the bottom of the window. While it sticks, scrolling to an element stops above it
 * (`scroll-padding` in global.css, WCAG 2.4.11), whatever its height.
 */
export function stickyRoom(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  boxes.add(box);
  const observer = new ResizeObserver(measure);
  observer.observe(box);
  window.addEventListener('resize', measure);
  measure();
  return () => {
    boxes.delete(box);
    observer.disconnect();
    window.removeEventListener('resize', measure);
    measure();
  };
}
