import { getConfig } from '@testing-library/react';
import { axe } from 'jest-axe';

/** What axe finds wrong in the page, a line each; empty when nothing. jsdom has no layout: contrast is for the browser tests. */
export async function accessibilityFaults(root: Element = document.body): Promise<string[]> {
  // axe takes its time, and the page may go on meanwhile, as it may while a test waits for something.
  const results: Awaited<ReturnType<typeof axe>> = await getConfig().asyncWrapper(() => axe(root));
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html}`),
  );
}
