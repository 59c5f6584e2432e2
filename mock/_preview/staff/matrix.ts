import type { PreviewStore } from '../store';
import { openScreens } from './openScreens';
import { ownScreens } from './ownScreens';
import { searchScreens } from './searchScreens';
import type { StaffScreen } from './types';

/** Every screen of the site map with the ways to see it. */
export function staffScreens(store: PreviewStore): StaffScreen[] {
  return [...searchScreens, ...openScreens, ...ownScreens(store)].map(({ ways, ...screen }) => ({
    ...screen,
    cases: ways.map(([name, persona, to, server = 'normal']) => ({ name, persona, to, server })),
  }));
}
