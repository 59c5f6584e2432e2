const original = window.matchMedia.bind(window);

/** Lets media queries answer as in a window of this width (px), until the test's mocks are restored. */
export function setViewport(width: number, pointer: 'fine' | 'coarse' = 'fine'): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const least = /\(min-width:\s*(\d+)px\)/.exec(query)?.[1];
    const most = /\(max-width:\s*(\d+)px\)/.exec(query)?.[1];
    const isWidth =
      (least !== undefined || most !== undefined) &&
      width >= Number(least ?? 0) &&
      width <= Number(most ?? Number.POSITIVE_INFINITY);
    const matches = isWidth || query === `(pointer: ${pointer})`;
    return Object.assign(original(query), { matches });
  });
}

/** Lets media queries answer as on a touch screen, until the test's mocks are restored. */
export function byTouch(): void {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(original(query), { matches: query === '(pointer: coarse)' }),
    );
}
