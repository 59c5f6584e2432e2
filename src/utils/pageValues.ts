import { pageValuesId, type SiteValues } from '../../config/siteValues';

const data = globalThis.document?.getElementById(pageValuesId)?.textContent;

/**
 * The values that operations have set for this place, where they differ from the built-in ones. They stand in the page as data,
 * checked before it is served (docs/operations.md), so that reading them costs no request. Empty in development, in tests and
 * while the shell is rendered.
 */
export const ownValues: Partial<SiteValues> = data ? JSON.parse(data) : {};

/** Put before every call's path; empty by default (spec §9). */
export const serverRoot = ownValues.serverRoot ?? '';
