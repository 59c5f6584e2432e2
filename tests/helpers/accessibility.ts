import { getConfig } from '@testing-library/react';
import { axe } from 'jest-axe';

/** Half of axe's time goes into how it names elements, and into what it finds in order. */
const options = { resultTypes: ['violations' as const], selectors: false };

/** Faults that axe finds in the page, one line each. Contrast is checked in the browser tests, as jsdom has no layout. */
export async function accessibilityErrors(root: Element = document.body): Promise<string[]> {
  // axe takes a while; the page may change meanwhile without a warning of React.
  const results: Awaited<ReturnType<typeof axe>> = await getConfig().asyncWrapper(() =>
    axe(root, options),
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html}`),
  );
}
