/** Sets the height (px) of scrolling boxes with this role, and of the lines in them, until the test's mocks are restored; jsdom has no layout. */
export function giveHeights(role: string, box: number, line: number): void {
  const heightOf = function heightOf(this: HTMLElement): number {
    return this.getAttribute('role') === role ? box : line;
  };
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(heightOf);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(heightOf);
}
