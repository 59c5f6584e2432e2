/**
 * start: the frame and the home page; reading: the other public screens; forms: login, registration and forms in general;
 * person: a signed-in person's screens; resume: the résumé.
 */
export type TextSet = 'start' | 'reading' | 'forms' | 'person' | 'resume';

/**
 * The sets for a page (src/pages, `routeProps`). One with a guard knows who sees it and names all that it shows; on any other a
 * signed-in person's own may stand, too.
 */
export function textsFor(
  { texts = [], guard }: { texts?: readonly TextSet[]; guard?: string } = {},
  isSignedIn: boolean,
): readonly TextSet[] {
  const hasOwn = isSignedIn && !guard;
  return ['start', ...texts, ...(hasOwn ? (['forms', 'person', 'resume'] as const) : [])];
}
