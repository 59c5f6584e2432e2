/** Under which this device keeps what was typed into an application and not saved, a draft per tab (utils/tabDrafts). */
export function stepDraftPrefix(owner: string, applyId: string): string {
  return `apply/${owner}/${applyId}/`;
}
