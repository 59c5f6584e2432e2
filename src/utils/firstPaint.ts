/** The element that shows a screen before the portal runs (src/first-paint). */
export const shellId = 'shell';
