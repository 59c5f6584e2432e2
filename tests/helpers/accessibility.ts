import { axe } from 'jest-axe';

/** What axe finds wrong in the page, a line each; empty when nothing. jsdom has no layout: contrast is for the browser tests. */
export async function accessibilityFaults(root: Element = document.body): Promise<string[]> {
  const { violations } = await axe(root);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html}`),
  );
}
