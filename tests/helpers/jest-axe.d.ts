/** The part of jest-axe that the tests use; the package brings no types. */
declare module 'jest-axe' {
  interface Violation {
    id: string;
    help: string;
    nodes: { html: string }[];
  }
  interface Options {
    resultTypes?: 'violations'[];
    selectors?: boolean;
  }
  export function axe(html: Element, options?: Options): Promise<{ violations: Violation[] }>;
}
