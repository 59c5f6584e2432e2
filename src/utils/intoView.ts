type Edges = readonly [start: number, end: number];

/** How far a box must scroll along one axis until something in it is seen, by the shortest way (CSSOM View: nearest). */
function distance([start, end]: Edges, [low, high]: Edges): number {
  if (start < low === end > high) return 0;
  const ways = [start - low, end - high] as const;
  return start < low ? Math.max(...ways) : Math.min(...ways);
}

const isBeside = ([start, end]: Edges, [low, high]: Edges) => end <= low || start >= high;

/** What is seen of a box that scrolls, without its `scroll-padding`. */
function portOf(box: Element): { x: Edges; y: Edges } {
  const isPage = box === document.scrollingElement;
  const { left, top } = isPage ? { left: 0, top: 0 } : box.getBoundingClientRect();
  const style = getComputedStyle(box);
  const pad = (value: string) => Number.parseFloat(value) || 0;
  const x = left + box.clientLeft;
  const y = top + box.clientTop;
  return {
    x: [x + pad(style.scrollPaddingLeft), x + box.clientWidth - pad(style.scrollPaddingRight)],
    y: [y + pad(style.scrollPaddingTop), y + box.clientHeight - pad(style.scrollPaddingBottom)],
  };
}

const scrolls = (box: Element) =>
  box === document.scrollingElement ||
  /auto|scroll/.test(`${getComputedStyle(box).overflowX} ${getComputedStyle(box).overflowY}`);

const isStuck = (element: Element | null): boolean =>
  element !== null &&
  (/fixed|sticky/.test(getComputedStyle(element).position) || isStuck(element.parentElement));

/**
 * Scrolls the boxes around an element until the whole of it is seen. In the page itself it leaves alone what sticks to the
 * window, and what is not seen at all, which the browser puts in the middle.
 */
export function intoView(element: Element): void {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const isLarger = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
    if (!isLarger || !scrolls(box)) continue;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const { x, y } = portOf(box);
    const isPage = box === document.scrollingElement;
    if (isPage && (isBeside([top, bottom], y) || isStuck(element))) return;
    box.scrollBy(distance([left, right], x), distance([top, bottom], y));
  }
}
