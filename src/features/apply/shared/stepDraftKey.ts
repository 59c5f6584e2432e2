/** Under which this device keeps what was typed into an application and not saved (utils/draftStore). */
export function stepDraftKey(owner: string, applyId: string): string {
  return `apply/${owner}/${applyId}`;
}
