/** Height of one control of a form, and the gap between two of them (px; `controlHeightLG` in config/theme.ts). */
const control = 44;
const gap = 8;

/** Municipalities have no cities: their districts come next (GB/T 2260). */
const municipality = /^(?:11|12|31|50)/;

/** How many selects show a region on touch: the levels of its code, and the next one to choose from. */
export function regionSelects(code: string): number {
  if (code === '') return 1;
  return code.endsWith('0000') || municipality.test(code) ? 2 : 3;
}

/** The height of selects one below the other (px). */
export const selectsRoom = (count: number): number => count * control + (count - 1) * gap;

/**
 * The height of a field's control before its code is there (px), so that nothing below it moves when it comes: a press at
 * that moment would be lost. Undefined for a single control, and where only the code knows the height.
 */
export function roomOf(type: string, value: string, isTouch: boolean): number | undefined {
  // The picture with its edge; beside it, with a mouse, two buttons and the words about dropping a file.
  if (type === 'photo' && value !== '') return isTouch ? 167 : 172;
  if (!isTouch) return undefined;
  if (type === 'region') return selectsRoom(regionSelects(value));
  // The device's own pickers of days are a little higher than antd's fields.
  return type === 'date' || type === 'month' ? control + 2 : undefined;
}
