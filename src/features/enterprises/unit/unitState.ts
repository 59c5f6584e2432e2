import { choiceOf, pageOf, queryOf } from '@/utils/urlValues';

/** In the order in which they are shown. */
export const unitTabs = ['positions', 'subordinates', 'activities', 'notices'] as const;
export type UnitTab = (typeof unitTabs)[number];

/** What the URL of /unitInfo asks for. */
export interface UnitState {
  tab: UnitTab;
  /** Page of the tab's list, from 1. */
  current: number;
}

/** The tab and page as the URL tells them; junk counts as absent. */
export function parseUnit(params: URLSearchParams): UnitState {
  return {
    tab: choiceOf(params.get('tab'), unitTabs) ?? 'positions',
    current: pageOf(params.get('current')),
  };
}

/** The query of a tab's page; '' for the first page of the first tab. */
export function formatUnit({ tab, current }: UnitState): string {
  return queryOf({
    tab: tab === 'positions' ? undefined : tab,
    current: current > 1 ? current : undefined,
  });
}
