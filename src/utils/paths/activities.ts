/** The list of activities (spec §2). */
export const activitiesPath = '/applyActivity';

/** An activity's page (spec §2). */
export function activityPath(id: string): string {
  return `${activitiesPath}/${encodeURIComponent(id)}/applyActivity`;
}

/** The address that opens an activity in a new tab: a hash route without the frame (spec §2). */
export function activityTabHref(id: string): string {
  return `#${activityPath(id)}?headStyle=false`;
}

/** The enrolment wizard; with a session, that session is already chosen. */
export function enrolPath(id: string, sessionId?: string): string {
  const path = `/apply/${encodeURIComponent(id)}/activity`;
  if (!sessionId) return path;
  return `${path}?${new URLSearchParams({ step: 'target', session: sessionId })}`;
}
