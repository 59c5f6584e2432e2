import { pageValuesId, type SiteValues } from '../../config/siteValues';

/** What the page carries: the values that differ from the built-in ones, and the path it is served under. */
interface PageValues extends Partial<SiteValues> {
  /** Begins and ends with a slash; absent at the root. */
  base?: string;
}

/**
 * The values that operations have set for this place. They stand in the page as data, checked before it is served
 * (docs/operations.md), so that reading them costs no request. Empty in development, in tests and while the shell is rendered.
 */
function readPage(): PageValues {
  const data = globalThis.document?.getElementById(pageValuesId)?.textContent;
  return data ? JSON.parse(data) : {};
}

const { base, ...own } = readPage();

export const ownValues: Partial<SiteValues> = own;

/** The path under which the page is served; undefined at the root. */
export const pageBase = base;

/** Put before every call's path; empty by default (spec §9). */
export const serverRoot = own.serverRoot ?? '';
