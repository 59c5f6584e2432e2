/** Prefix of the draft keys of an application's unsaved answers; each tab has its own draft (utils/tabDrafts). */
export function stepDraftPrefix(owner: string, applyId: string): string {
  return `apply/${owner}/${applyId}/`;
}
