/** jsdom has no layout: gives scrolling boxes of this role a height (px) and every line in them another, until the test's mocks are restored. */
export function giveHeights(role: string, box: number, line: number): void {
  const heightOf = function heightOf(this: HTMLElement): number {
    return this.getAttribute('role') === role ? box : line;
  };
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(heightOf);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(heightOf);
}
