/**
 * start: the frame and the home page; reading: the other public screens; forms: login, registration and forms in general;
 * person: a signed-in person's screens; resume: the résumé.
 */
export type TextSet = 'start' | 'reading' | 'forms' | 'person' | 'resume';

/** The sets for a page that names its own (src/pages, `routeProps.texts`). A signed-in person's own may stand on any page. */
export function textsFor(own: readonly TextSet[] = [], isSignedIn: boolean): readonly TextSet[] {
  return ['start', ...own, ...(isSignedIn ? (['forms', 'person', 'resume'] as const) : [])];
}
