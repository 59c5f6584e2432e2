const original = window.matchMedia.bind(window);

/** Answers width queries as a window this broad (px) would, until the test's mocks are restored. */
export function setViewport(width: number): void {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const least = /\(min-width:\s*(\d+)px\)/.exec(query)?.[1];
    const most = /\(max-width:\s*(\d+)px\)/.exec(query)?.[1];
    const matches =
      (least !== undefined || most !== undefined) &&
      width >= Number(least ?? 0) &&
      width <= Number(most ?? Number.POSITIVE_INFINITY);
    return Object.assign(original(query), { matches });
  });
}

/** A device that is used by finger, until the test's mocks are restored. */
export function byTouch(): void {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(original(query), { matches: query === '(pointer: coarse)' }),
    );
}
