import { readTab, writeTab } from '@/utils/tabStore';
import { withFilters } from '@/utils/urlValues';
import type { SearchState } from '../urlState';

/** Whether only open positions were shown before an enterprise of the list was chosen, in this tab. */
const openBeforeKey = 'openBeforeUnit';

/** Remembers what choosing an enterprise may add. */
export function noteBeforeUnit({ enterpriseId, isOpenOnly }: SearchState): void {
  if (!enterpriseId) writeTab(openBeforeKey, isOpenOnly);
}

/**
 * The search for an enterprise of the list. Its number counts open positions, so the list below shows these; without one
 * (undefined), what it has added goes too.
 */
export function withUnit(state: SearchState, enterpriseId: string | undefined): SearchState {
  const isOpenOnly = enterpriseId ? true : state.isOpenOnly && readTab(openBeforeKey) !== false;
  return withFilters(state, { enterpriseId, scope: 'all', isOpenOnly });
}
