/** The list of activities (spec §2). */
export const activitiesPath = '/applyActivity';

/** An activity in full (spec §2). */
export function activityPath(id: string): string {
  return `${activitiesPath}/${encodeURIComponent(id)}/applyActivity`;
}

/** Where one enrols; with a session it is chosen already when one comes there. */
export function enrolPath(id: string, sessionId?: string): string {
  const path = `/apply/${encodeURIComponent(id)}/activity`;
  if (!sessionId) return path;
  return `${path}?${new URLSearchParams({ step: 'target', session: sessionId })}`;
}
